import { formatReference } from '@citewright/formatting';
import { findStyleByExamples } from '@citewright/paper';
import type { Item } from '@citewright/record';
import { loadStyle, ownStyleId, styleSkeletons } from '@citewright/styles';
import { localeXml } from '../../../packages/csl/conformance/compare.ts';
import { textOf } from '../../../packages/csl/conformance/difference.ts';
import { Oracle } from '../../../packages/csl/conformance/oracle.ts';
import { readLines } from '../../corpora.ts';
import { informing, percent, type Report } from '../../report.ts';
import type { Suite } from '../../suite.ts';
import { createRandom, type Random } from '../titles/forms.ts';
import { sampleOf } from '../titles/measure.ts';
import { completeOf } from '../verify-catalogue/printed.ts';

/*
 * Five works of the catalogue as citeproc-js prints them in a style, as plain text with one slip of OCR and quotation marks of either kind: is the style
 * found? A style that prints the five works as the right one does is right, too.
 */

const seed = Number(process.env.FIND_STYLE_SEED ?? 42);
const [sampled, places] = [60, 3] as const;
/** The works of a case by type. */
const kinds: readonly (readonly [type: Item['type'], count: number])[] = [
  ['article-journal', 3],
  ['book', 1],
  ['chapter', 1],
];

const slips: readonly (readonly [from: string, to: string])[] = [
  ['rn', 'm'],
  ['l', '1'],
  ['o', '0'],
  ['e', 'c'],
  ['h', 'b'],
  ['a', 'o'],
];

/** A text in which a letter of a long word is misread. */
function misread(text: string, random: Random): string {
  const words = [...text.matchAll(/(?<=[\s“"(])\p{Ll}{5,}(?=[\s,.:])/gu)];
  const word = words[Math.floor(random() * words.length)];
  const slip = slips.find(([from]) => word?.[0].slice(1).includes(from));
  if (!word || !slip) return text;
  const wrong = word[0][0] + word[0].slice(1).replace(slip[0], slip[1]);
  return text.slice(0, word.index) + wrong + text.slice(word.index + word[0].length);
}

const straight = (text: string) => text.replace(/[“”„«»]/gu, '"').replace(/[‘’]/gu, "'");

interface Case {
  style: string;
  works: Item[];
  examples: string[];
}

/** Five works in a style; undefined where citeproc-js prints no list in it. */
async function caseOf(style: string, all: readonly Item[], random: Random): Promise<Case | undefined> {
  const works = kinds.flatMap(([type, count]) =>
    sampleOf(
      all.filter((item) => item.type === type),
      count,
      random,
    ),
  );
  const isCurly = random() < 0.5;
  const slip = Math.floor(random() * works.length);
  try {
    const oracle = new Oracle(await loadStyle(style), works, localeXml);
    oracle.bibliography(works.map(({ id }) => id));
    const entries = oracle.currentBibliography().map(([, html]) => textOf(html));
    if (entries.length < works.length || entries.some((text) => text.length < 30)) return undefined;
    const examples = entries.map((text, at) => {
      const noisy = at === slip ? misread(text, random) : text;
      return isCurly ? noisy : straight(noisy);
    });
    return { style, works, examples };
  } catch {
    return undefined;
  }
}

const printedIn = (style: string, works: readonly Item[]) =>
  works.map((work) => formatReference(work, ownStyleId(style)).text).join('\n');

/** The place of the right style from 1; undefined where it is not among those that are given. */
function placeOf({ style, works, examples }: Case): { place: number | undefined; seconds: number } {
  const before = process.cpuUsage();
  const found = findStyleByExamples(examples.join('\n'));
  const { user, system } = process.cpuUsage(before);
  const right = printedIn(style, works);
  const at = found.findIndex(
    ({ ids }) => ids.includes(ownStyleId(style)) || ids.some((id) => printedIn(id, works) === right),
  );
  return { place: at < 0 ? undefined : at + 1, seconds: (user + system) / 1_000_000 };
}

/** The works of a catalogue that print as references of their kind do. */
const wholeOf = (records: readonly Item[]) =>
  completeOf(records).filter(
    ({ type, volume, page, publisher, author, 'container-title': container }) =>
      author?.every(({ family, given }) => family && given) &&
      (type === 'article-journal' ? volume && page && container : publisher) &&
      (type !== 'chapter' || container),
  );

/** Whether a style is found from five examples. */
export const findStyle: Suite = async () => {
  const random = createRandom(seed);
  const records = wholeOf(
    readLines<Item & { custom?: unknown; abstract?: unknown }>('catalogue/catalogue.ndjson'),
  ).map(({ custom: _, abstract: _abstract, ...item }) => item as Item);
  const failures: string[] = [];
  const times: number[] = [];
  let [first, near, all] = [0, 0, 0];
  for (const style of sampleOf(styleSkeletons()?.ids ?? [], 2 * sampled, random)) {
    if (all === sampled) break;
    const own = await caseOf(style, records, random);
    if (!own) continue;
    const { place, seconds } = placeOf(own);
    all += 1;
    times.push(seconds);
    first += Number(place === 1);
    near += Number(place !== undefined && place <= places);
    if (place !== 1) failures.push(`${style}: ${place ?? 'not found'}`);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const second = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2);
  const report: Report = informing(
    'find-style',
    `seed ${seed}: first ${first} of ${all}, ${percent(first / all)} (bar 95 %); in the first three ${near}, ${percent(near / all)} (bar 99 %)`,
    `seconds of a processor: median ${second(0.5)}, longest ${second(1)} (bar 2); ${Math.round(process.memoryUsage().rss / 1_048_576)} MB of the process, citeproc-js and the works too`,
  );
  return { ...report, passed: first >= 0.95 * all && near >= 0.99 * all, failures };
};
