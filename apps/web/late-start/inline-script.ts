import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const name = 'virtual:late-start';

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'start.ts'), formats: ['iife'], name: 'lateStart' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('the late start was not bundled');
  return chunk.code.trim();
}

/** Gives `virtual:late-start`, the text of start.ts as one script, to be written into pages. */
export function lateStartScript(): Plugin {
  let code: Promise<string> | undefined;
  return {
    name: 'citewright-late-start',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      code ??= bundle();
      return `export const lateStart = ${JSON.stringify(await code)};`;
    },
  };
}
