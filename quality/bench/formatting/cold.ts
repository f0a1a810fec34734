import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateItems } from '../../../packages/csl/conformance/generate-items.ts';
import { once } from './measure.ts';
import { PEERS, usePrecompiled } from './peers.ts';
import { readStyles } from './sources.ts';

// Run by run.ts in a process of its own: the first reference of a style, and the memory of a large bibliography. Our style and
// locale are parsed elsewhere, as they are for users. What this process has left behind before is collected before, for every peer:
// else one run in two pays 1 to 4 ms for it while the reference is made. A bibliography is made a second time, as a process that is
// up already makes it.
const [, , peerName, styleName = '', count = '1', trees] = process.argv;
const peer = PEERS.find(({ name }) => name === peerName);
const [style] = readStyles(styleName);
if (peer && style) {
  const items = generateItems(Number(count));
  if (peer.name === 'citewright') {
    const precompile = [join(import.meta.dirname, 'precompile.ts'), styleName];
    usePrecompiled(
      style,
      trees ? readFileSync(trees, 'utf8') : execFileSync(process.execPath, precompile, { encoding: 'utf8' }),
    );
  }
  globalThis.gc?.();
  const before = { cpu: process.cpuUsage(), memory: process.memoryUsage().rss };
  let entries: string[] = [];
  const milliseconds = once(() => {
    entries = peer.prepare(style)(items);
  });
  const { user, system } = process.cpuUsage(before.cpu);
  const megabytes = process.memoryUsage().rss / 2 ** 20;
  const again = items.length > 1 ? once(() => peer.prepare(style)(items)) : undefined;
  const result = {
    milliseconds,
    again,
    cpu: (user + system) / 1000,
    megabytes,
    startMegabytes: before.memory / 2 ** 20,
    entries: entries.length,
  };
  console.log(JSON.stringify(result));
}
