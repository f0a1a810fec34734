import { importLimits } from '@citewright/contract';
import { newSession } from '../../faults/written.ts';
import { type Attack, attacker } from '../attack.ts';
import { counted } from '../wire.ts';

/** Characters of each file: nearly the most that may be sent. */
const characters = importLimits.text - 2_000;
const repeated = (unit: string, length: number = characters) => unit.repeat(Math.floor(length / unit.length));
const numbered = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join('');

/** Files of references in which one thing is there more often than in any honest one, by format. */
const files: Readonly<Record<string, () => string>> = {
  'JSON of brackets': () => repeated('['),
  'JSON of empty objects in a record': () => `[{"author":[${repeated('{},')}{}]}]`,
  'JSON of numbers in a record': () => `[{"title":[${repeated('1,')}1]}]`,
  'RIS with an own field of brackets': () =>
    `TY  - BOOK\nTI  - A\nU5  - csl-author: ${repeated('[')}\nER  - `,
  'YAML of a list of letters': () => `references:\n${repeated('- a\n', 1_800_000)}`,
  'YAML of small mappings': () => `references:\n${repeated('- {id: x}\n', 1_800_000)}`,
  'YAML of aliases': () =>
    `references:\n- &a {id: x, title: t, type: book}\n${repeated('- *a\n', 1_000_000)}`,
  'YAML of anchors': () => `references:\n${numbered(100_000, (at) => `- &a${at} x\n`)}`,
  'YAML of a list in one line': () => `references: [${repeated('a,')}]`,
  'YAML of lists in one another': () => `references: ${repeated('[', 1_000_000)}`,
  'YAML of lists in one another by dashes': () => `references:\n${repeated('- ', 700_000)}`,
  'YAML of keys': () => numbered(190_000, (at) => `a${at}:\n`).replace(':\n', ':\n  type: book\n'),
  'YAML of comments': () => `references:\n${repeated('#\n', 2_000_000)}`,
  'BibTeX of fields in an entry': () => `@book{a,${numbered(700_000, (at) => `a${at}=1,`)}}`,
  'BibTeX of words in the name of a field': () => `@book{a, ${repeated('a ')}`,
  'BibTeX of entries that inherit from themselves': () => `@xdata{a, b=1, xdata={${repeated('a,', 90_000)}}}`,
  'RIS of lines in a record': () => `TY  - BOOK\nTI  - A\n${repeated('AU  - A\n')}`,
  'PubMed lines that go on': () => `PMID- 1\nTI  - A\n${repeated('      a\n')}`,
  'EndNote lines in a record': () => `%0 Book\n%T A\n${repeated('%A A\n')}`,
  'CSV of cells in a row': () => `title,year\n${repeated(',')}`,
  'MODS of small elements': () => `<modsCollection><mods>${repeated('<a/>')}</mods></modsCollection>`,
  'MODS of attributes': () => `<mods ${numbered(900_000, (at) => `a${at}="" `)}/>`,
  'MODS of elements with attributes': () =>
    `<modsCollection>${`<a ${numbered(200, (at) => `a${at}="" `)}/>`.repeat(4_900)}</modsCollection>`,
  'EndNote XML of comments': () => `<xml><records><record>${repeated('a<!---->')}</record></records></xml>`,
};

/** Milliseconds in which each is answered when it comes alone. */
const answered = 20_000;

interface Answer {
  status: number;
  code: string | undefined;
}

async function send(address: string, body: string, network: string): Promise<Answer | undefined> {
  try {
    const answer = await fetch(`${address}/api/conversions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-session-id': newSession(),
        'x-forwarded-for': network,
      },
      body,
      signal: AbortSignal.timeout(90_000),
    });
    const { code } = (await answer.json()) as { code?: string };
    return { status: answer.status, code };
  } catch {
    return undefined;
  }
}

/**
 * Files of references that are made to be expensive: one, then four at once from two networks. Each is answered; the one that comes alone is told
 * that it holds too much, or has nothing to read.
 */
export const costlyFiles: Attack[] = Object.entries(files).map(([what, make]) => ({
  name: `a file: ${what}`,
  reads: 'lists',
  async attack({ address, begin }) {
    const references = make();
    const body = JSON.stringify({ references, to: 'ris' });
    await begin();
    const began = performance.now();
    const first = await send(address, body, attacker());
    const alone = performance.now() - began;
    const crowd = await Promise.all([1, 2, 1, 2].map((network) => send(address, body, attacker(network))));
    const statuses = [first, ...crowd].map((answer) => answer?.status);
    const failed = statuses.filter((status) => status === undefined || status === 500).length;
    const isTold = first?.code === 'IMPORT_TOO_LARGE' || first?.code === 'IMPORT_UNREADABLE';
    return {
      figure: `${Math.round(references.length / 1_000)} kB: ${counted(statuses)}, the first ${first?.code} after ${Math.round(alone)} ms`,
      faults: [
        ...(failed > 0 ? [`${failed} failed instead of being answered`] : []),
        ...(isTold ? [] : [`the first was answered with ${first?.code}`]),
        ...(alone > answered ? [`answered after ${Math.round(alone)} ms`] : []),
      ],
    };
  },
}));
