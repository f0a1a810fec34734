import { generateItems } from '../../packages/csl/conformance/generate-items.ts';
import { once } from './measure.ts';
import { PEERS, precompile } from './peers.ts';
import { readStyles } from './sources.ts';

// Run by run.ts in a process of its own: the first reference of a style, and the memory of a large bibliography.
const [, , peerName, styleName, count = '1'] = process.argv;
const peer = PEERS.find(({ name }) => name === peerName);
const [style] = readStyles(styleName);
if (peer && style) {
  const items = generateItems(Number(count));
  if (peer.name === 'citewright') precompile(style);
  const before = { cpu: process.cpuUsage(), memory: process.memoryUsage().rss };
  let entries: string[] = [];
  const milliseconds = once(() => {
    entries = peer.prepare(style)(items);
  });
  const { user, system } = process.cpuUsage(before.cpu);
  const megabytes = process.memoryUsage().rss / 2 ** 20;
  const result = {
    milliseconds,
    cpu: (user + system) / 1000,
    megabytes,
    startMegabytes: before.memory / 2 ** 20,
    entries: entries.length,
  };
  console.log(JSON.stringify(result));
}
