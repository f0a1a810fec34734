import type { Item } from '@citewright/csl';
import { stripTags, yearOf } from '../../../packages/record/src/index.ts';
import type { Random } from '../titles/forms.ts';

/** What is wrong with a printed reference: a change of its work before it is printed, or of its text. */
interface Noise {
  item?: (item: Item, random: Random) => Item;
  text?: (text: string, random: Random) => string;
}

/** What programs that read scanned pages take for something else. */
const misread: readonly [string, string][] = [
  ['rn', 'm'],
  ['m', 'rn'],
  ['l', '1'],
  ['O', '0'],
  ['e', 'c'],
  ['i', 'l'],
  ['h', 'b'],
  ['cl', 'd'],
  ['fi', 'ﬁ'],
  ['a', 'o'],
  ['u', 'n'],
];

/** One of so many places where a slip can be. */
const slipsIn = 40;

function withSlips(text: string, random: Random): string {
  let slipped = '';
  for (let at = 0; at < text.length; at += 1) {
    const slip = misread.filter(([right]) => text.startsWith(right, at));
    const [right, wrong] = slip[Math.floor(random() * slip.length)] ?? ['', ''];
    if (right === '' || random() * slipsIn > 1) slipped += text[at];
    else {
      slipped += wrong;
      at += right.length - 1;
    }
  }
  return slipped;
}

/** Without its first author where there are several, or without all. */
function withoutAuthors({ author, ...item }: Item, random: Random): Item {
  return author && author.length > 1 && random() < 0.5 ? { ...item, author: author.slice(1) } : item;
}

function inOtherYear(item: Item, random: Random): Item {
  const year = yearOf(item.issued);
  const by = (1 + Math.floor(random() * 9)) * (random() < 0.5 ? 1 : -1);
  return year === undefined ? item : { ...item, issued: { 'date-parts': [[year + by]] } };
}

/** The beginning of the title: a half of its words or more, and four at least. */
function withCutTitle(item: Item, random: Random): Item {
  const words = stripTags(String(item.title)).split(/\s+/);
  const left = Math.max(4, Math.ceil(words.length * (0.5 + 0.4 * random())));
  return { ...item, title: words.slice(0, left).join(' ') };
}

/** The kinds of noise, and none. */
export const noises = {
  'misread letters': { text: withSlips },
  'missing authors': { item: withoutAuthors },
  'a wrong year': { item: inOtherYear },
  'a cut title': { item: withCutTitle },
} as const satisfies Record<string, Noise>;

export type NoiseName = keyof typeof noises;

/** The parts of a kind of noise, whichever it has. */
export const noiseOf = (name: NoiseName): Noise => noises[name];
