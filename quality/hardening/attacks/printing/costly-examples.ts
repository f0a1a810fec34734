import { styleExampleLimits } from '@citewright/contract';
import { type Attack, attacker } from '../attack.ts';
import { counted } from '../wire.ts';

const repeated = (unit: string) => unit.repeat(Math.floor(styleExampleLimits.characters / unit.length));

/** Pastes that cost most to read or to compare. */
const pastes: Readonly<Record<string, () => string>> = {
  'of brackets inside each other': () => repeated('('),
  'of tags that never end': () => repeated('<i '),
  'of styles that never end': () => repeated('<style>'),
  'of addresses': () => repeated('http://'),
  'of names': () => repeated('Okafor, A., '),
  'of ten long references': () =>
    `${'Okafor, A., '.repeat(150)}(2019). Rivers. Water, 1(2), 3–4.\n`.repeat(11),
};

/** Examples of a guide that are made to be expensive, four at a time: each is answered, or refused as one of too many. */
export const costlyExamples: Attack[] = Object.entries(pastes).map(([what, make]) => ({
  name: `examples ${what}`,
  async attack({ address, begin }) {
    const body = JSON.stringify({ text: make() });
    await begin();
    const began = performance.now();
    const send = async (sent: string) => {
      const answer = await fetch(`${address}/api/styles/find`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': attacker() },
        body: sent,
      }).catch(() => undefined);
      return answer?.status;
    };
    const statuses = await Promise.all([send(body), send(body), send(body), send(body)]);
    const beyond = await send(JSON.stringify({ text: 'a'.repeat(1_000_000) }));
    const failed = statuses.filter((status) => status === undefined || status === 500).length;
    return {
      figure: `${counted(statuses)} in ${Math.round(performance.now() - began)} ms`,
      faults: [
        ...(failed > 0 ? [`${failed} failed instead of being answered`] : []),
        ...(beyond === 413 || beyond === 400 ? [] : [`a million characters were answered by ${beyond}`]),
      ],
    };
  },
}));
