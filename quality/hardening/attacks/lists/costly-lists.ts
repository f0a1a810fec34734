import { checkLimits } from '@citewright/contract';
import { newSession } from '../../faults/written.ts';
import { type Attack, attacker } from '../attack.ts';
import { counted } from '../wire.ts';

/** Characters of each text: nearly the most that may be sent. */
const characters = checkLimits.text - 2_000;
const repeated = (unit: string, length: number = characters) => unit.repeat(Math.floor(length / unit.length));

/** A reference of the most characters that are shown, all of which have to be labelled. */
const long = (at: number, unit: string) =>
  `Okafor, A. (2019). Rivers ${at}. ${repeated(unit, checkLimits.input / 2)}\n\n`;

const entries = (unit: string) =>
  Array.from({ length: checkLimits.entries }, (_, at) => long(at, unit)).join('');

interface Costly {
  text: () => string;
  /** How a text that is no list is refused; a list may also be checked. */
  refusedWith?: number;
}

/** Texts that cost most to cut into entries, to label or to look up. */
const texts: Readonly<Record<string, Costly>> = {
  'of one line': { text: () => repeated('a') },
  'of one line that is too long': { text: () => 'a'.repeat(10_485_760), refusedWith: 413 },
  'of five thousand entries': {
    text: () => repeated('Okafor, A. (2019). Rivers of the north. Oslo: Fjord Press.\n\n', 300_000),
    refusedWith: 422,
  },
  'of initials': { text: () => repeated('A. B., ') },
  'of numbers of entries': { text: () => repeated('[1] ') },
  'of numbered lines without text': { text: () => repeated('1.\n') },
  'of empty lines': { text: () => `a${repeated('\n')}b` },
  'of blanks': { text: () => `a${repeated(' ')}b` },
  'of hyphens at the ends of lines': { text: () => repeated('riv-\n') },
  'of repeated authors': { text: () => repeated('———. 2019. Rivers.\n') },
  'of years': { text: () => repeated('(2019). ') },
  'of identifiers': { text: () => repeated('10.5555/a ') },
  'of addresses': { text: () => repeated('https://a.example/(a)(b) ') },
  'of Chinese words': { text: () => repeated('河') },
  'of letters with many marks': { text: () => repeated('a\u0301\u0301\u0301') },
  'of quotation marks': { text: () => repeated('“') },
  'of a thousand long entries': { text: () => entries('of the north and of the south, ') },
  'of a thousand entries of names': { text: () => entries('Lee, K., ') },
  'of braces in BibTeX': { text: () => `@book{a,title={${repeated('{')}` },
  'of small records in BibTeX': { text: () => repeated('@book{a,title={b}}\n') },
  'of brackets in JSON': { text: () => `[${repeated('[')}` },
};

/** Lists that are made to be expensive, four at a time, each by a session of its own. */
export const costlyLists: Attack[] = Object.entries(texts).map(([what, { text, refusedWith }]) => ({
  name: `a list ${what}`,
  async attack({ address, begin }) {
    const body = JSON.stringify({ text: text() });
    await begin();
    const began = performance.now();
    const send = async () => {
      const answer = await fetch(`${address}/api/checks`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-session-id': newSession(),
          'x-forwarded-for': attacker(),
        },
        body,
        signal: AbortSignal.timeout(60_000),
      }).catch(() => undefined);
      await answer?.arrayBuffer().catch(() => undefined);
      return answer?.status;
    };
    const statuses = [...(await Promise.all([send(), send(), send(), send()])), await send()];
    const failed = statuses.filter((status) => status === undefined || status === 500).length;
    const taken = refusedWith === undefined ? 0 : statuses.filter((status) => status === 200).length;
    return {
      figure: `${counted(statuses)} in ${Math.round(performance.now() - began)} ms`,
      faults: [
        ...(taken > 0 ? [`${taken} were taken`] : []),
        ...(failed > 0 ? [`${failed} failed instead of being answered`] : []),
      ],
    };
  },
}));
