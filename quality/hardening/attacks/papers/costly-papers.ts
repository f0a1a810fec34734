import { isLate } from '../../../server/pace.ts';
import { type Attack, attacker } from '../attack.ts';
import { counted } from '../wire.ts';
import { type Costly, costlySources, documents } from './documents.ts';
import { check, citePdf, isFailure } from './send.ts';

/** Milliseconds in which each is answered that comes alone. */
const answered = 20_000;
/** Milliseconds that the health may take throughout. */
export const healthAtMost = 300;

/** Files that are made to be expensive: one after the other, then all of a kind at once. Each is answered, in time where it comes alone. */
const costly = (name: string, files: Readonly<Record<string, Costly>>, send: typeof check): Attack => ({
  name,
  reads: 'papers',
  healthAtMost,
  async attack({ address, begin, quick }) {
    const all = Object.entries(files).map(([what, { name, bytes }], at) => ({
      what,
      name,
      bytes: bytes(),
      network: attacker(at + 1),
    }));
    await begin();
    const faults: string[] = [];
    let [slowest, slowestName] = [0, ''];
    const alone: (number | undefined)[] = [];
    for (const { what, name, bytes, network } of all) {
      const answer = await send(address, name, bytes, network);
      const time = Math.round(answer.milliseconds);
      console.log(`      ${what}, ${Math.round(bytes.length / 1_000)} kB: ${answer.status} after ${time} ms`);
      alone.push(answer.status);
      if (time > slowest) [slowest, slowestName] = [time, what];
      if (isFailure(answer)) faults.push(`${what} failed instead of being answered`);
      if (isLate(time, answered)) faults.push(`${what} answered after ${time} ms`);
      if (answer.status === undefined) break;
    }
    const crowd = quick
      ? []
      : await Promise.all(all.map(({ name, bytes, network }) => send(address, name, bytes, network)));
    const failed = crowd.filter(isFailure).length;
    if (failed > 0) faults.push(`${failed} failed at once instead of being answered`);
    return {
      figure: `alone: ${counted(alone)}, the slowest after ${slowest} ms (${slowestName}); at once: ${counted(crowd.map(({ status }) => status))}`,
      faults,
    };
  },
});

/** Papers by what reads them, and PDFs that are cited. */
export const costlyPapers: Attack[] = [
  ...Object.entries(documents).map(([kind, papers]) => costly(`costly ${kind}`, papers, check)),
  costly('costly PDFs of sources', costlySources, citePdf),
];
