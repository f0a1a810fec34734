import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const require = createRequire(import.meta.url);
let ready: Promise<void> | undefined;

async function start(): Promise<void> {
  await initWasm(await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
}

/** Renders an SVG with outlined text as PNG, `width` pixels wide. */
export async function pngOf(svg: string, width: number): Promise<Uint8Array> {
  ready ??= start();
  await ready;
  const painter = new Resvg(svg, { fitTo: { mode: 'width', value: width } });
  const image = painter.render();
  const png = image.asPng();
  image.free();
  painter.free();
  return png;
}
