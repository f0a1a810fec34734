import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { asGiven, formatBibliography, formatReference, printedOrGiven } from '@citewright/formatting';
import type { Item } from '@citewright/record';
import { parseReference, splitReferences } from '@citewright/references';
import { styleIds, styleOf } from '@citewright/styles';
import { corpora, readLines } from '../../corpora.ts';
import { informing, judged, percent, type Report, tableOf } from '../../report.ts';
import type { Suite, SuiteOptions } from '../../suite.ts';

/*
 * Whether the words of a reference survive when it is printed anew. Works of the catalogue are printed in one style, read from that print and
 * printed in another one. What should come out is known: the work in the other style. A word is lost where the print that was given and the one
 * that should come out have it more often than the one that does; added where only that one has it. Abbreviations, months and words around
 * parts are left out of the comparison, which is made here and not by the accounting.
 */

const stylesIn = ['apa', 'mla', 'ieee'];
const stylesOut = ['apa', 'chicago', 'ieee'];
/** The most used styles besides those that the home page offers. */
const mostUsed = [
  'nlm-citation-sequence',
  'american-medical-association',
  'american-chemical-society',
  'american-sociological-association',
  'chicago-notes-bibliography',
  'elsevier-harvard',
  'elsevier-with-titles',
  'nature',
  'cell',
  'springer-basic-author-date',
];
const mostAuthors = 7;

const free = new Set(
  (
    'and jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september october ' +
    'november december vol volume no issue article art pages seiten eds edited the in of'
  ).split(' '),
);

function countsIn(text: string): Map<string, number> {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/https?:\S+|\b10\.\d+\/\S+/g, '')
    .match(/\p{L}{3,}|\d+/gu);
  const counts = new Map<string, number>();
  for (const word of words ?? []) if (!free.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** `stn` for `station`. */
const isContracted = (short: string, word: string) =>
  short[0] === word[0] &&
  short.at(-1) === word.at(-1) &&
  [...short].reduce((from, letter) => (from < 0 ? from : word.indexOf(letter, from) + 1 || -1), 0) > 0;

const isAbbreviated = (word: string, words: Iterable<string>) =>
  [...words].some(
    (other) =>
      other.startsWith(word) ||
      (other.length > 2 &&
        (word.startsWith(other) || isContracted(other, word) || isContracted(word, other))),
  );

/** The bar is none; a run fails when it is missed by more than it was. */
const mostUnreported = 0.02;

/** The words that are lost and added, by comparison with what should come out. */
function damageOf(given: string, out: string, right: string): { lost: string[]; added: string[] } {
  const [before, after, wanted] = [countsIn(given), countsIn(out), countsIn(right)];
  const lost = [...wanted].filter(
    ([word, count]) =>
      Math.min(count, before.get(word) ?? 0) > (after.get(word) ?? 0) && !isAbbreviated(word, after.keys()),
  );
  const added = [...after].filter(
    ([word, count]) =>
      count > Math.max(before.get(word) ?? 0, wanted.get(word) ?? 0) && !isAbbreviated(word, before.keys()),
  );
  return { lost: lost.map(([word]) => word), added: added.map(([word]) => word) };
}

const number = /^\[\d+\]\s*/;
const textIn = (item: Item, style: string) => formatReference(item, style).text.replace(number, '');

function sampled<Value>(values: readonly Value[], count: number): Value[] {
  const step = Math.max(1, Math.floor(values.length / count));
  return values.filter((_, at) => at % step === 0).slice(0, count);
}

/** The share of references that may be kept back though nothing is wrong. */
const keptBar = 0.03;

/** Which of the samples that do not overlap is taken: `SEED=7 npm run accuracy -- conservation`. */
const seed = Number(process.env.SEED ?? 0);

/**
 * Records whose people and presses have their parts in one field: `{ "family": "Hong Lin" }`, `"New York : Custom House"`. What should come
 * out of them is not known.
 */
const isRunTogether = ({ author = [], publisher }: Item) =>
  author.some(
    ({ family, given }) =>
      (given === undefined && /[ ,]/.test(family ?? '')) || /\p{Ll}\p{Lu}?\.$/u.test(given ?? ''),
  ) || / : /.test(String(publisher ?? ''));

function works(count: number): Item[] {
  const records = readLines<Item & { custom?: unknown; abstract?: unknown }>('catalogue/catalogue.ndjson')
    .filter(({ title, author, issued }) => title && issued && author && author.length < mostAuthors)
    .map(({ custom: _, abstract: __, ...item }) => ({ ...item, id: 'work' }) as Item);
  const step = Math.max(1, Math.floor(records.length / count));
  return sampled(records.slice(seed % step), count).filter((work) => !isRunTogether(work));
}

/** A work as an entry with "et al." has it: the words of others may be those of the first, too. */
const asCited = (work: Item, given: string): Item =>
  /\bet al\b/.test(given)
    ? { ...work, author: [...(work.author ?? []).slice(0, 1), { literal: 'others' }] }
    : work;

function reprinted({ quick }: SuiteOptions): Report[] {
  const count = quick ? 100 : 1_000;
  const rows: string[][] = [];
  const unreported: string[] = [];
  const keptRight: string[] = [];
  const total = { printed: 0, kept: 0, right: 0 };
  const items = works(count);
  for (const from of stylesIn)
    for (const to of stylesOut) {
      const row = { printed: 0, accounted: 0, right: 0, unreported: 0, keptRight: 0 };
      for (const work of items) {
        const given = textIn(work, from);
        const item: Item = { ...parseReference(given).item, id: 'work' };
        const printed = { text: textIn(item, to), html: '' };
        const { kept } = printedOrGiven(printed, given, item, false);
        const { lost, added } = damageOf(given, printed.text, textIn(asCited(work, given), to));
        const isRight = lost.length + added.length === 0;
        row.printed += 1;
        if (!kept) row.accounted += 1;
        if (isRight) row.right += 1;
        if (!isRight && !kept) {
          row.unreported += 1;
          unreported.push(`${from} > ${to}: -${lost.join(' ')} +${added.join(' ')}: ${given}`);
        }
        if (isRight && kept) {
          row.keptRight += 1;
          const words = [
            ...kept.words.missing.map(({ text }) => `-${text}`),
            ...kept.words.added.map(({ text }) => `+${text}`),
          ];
          keptRight.push(`${from} > ${to}: ${words.join(' ')}: ${given}`);
        }
      }
      total.printed += row.printed;
      total.kept += row.printed - row.accounted;
      total.right += row.right;
      rows.push([
        `${from} > ${to}`,
        String(row.printed),
        percent(row.accounted / row.printed),
        String(row.unreported),
        percent(row.keptRight / row.printed),
      ]);
    }
  const share = keptRight.length / total.printed;
  // A sample misses the bar by chance: two standard errors are allowed for.
  const most = keptBar + (quick ? 2 * Math.sqrt((keptBar * (1 - keptBar)) / total.printed) : 0);
  return [
    informing(
      'references printed anew from text',
      ...tableOf(
        'Words',
        ['styles', 'references', 'all accounted for', 'lost or added unseen', 'kept though right'],
        rows,
      ),
    ),
    {
      name: 'lost or added words that are not reported',
      passed: unreported.length <= total.printed * mostUnreported,
      figures: [
        `${unreported.length} of ${total.printed}, seed ${seed} (bar 0; not more than ${percent(mostUnreported)})`,
      ],
      failures: unreported,
    },
    judged(
      'kept back though nothing is wrong',
      `${keptRight.length} of ${total.printed}, ${percent(share, 2)} (bar ${percent(keptBar, 1)}${quick ? `, of a sample not more than ${percent(most, 1)}` : ''})`,
      share > most ? keptRight : [],
    ),
  ];
}

/** References of the lists of published documents. */
function ofDocuments(count: number): string[] {
  const folder = path.join(corpora, 'documents');
  const listed = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'faulty')
    .flatMap(({ name }) => {
      const { references }: { references: { text: string }[] } = JSON.parse(
        readFileSync(path.join(folder, name, 'gold.json'), 'utf8'),
      );
      return references.map(({ text }) => text);
    });
  return sampled(listed, count);
}

/** References as people wrote them: how many have every word accounted for in each bundled style. */
function ofPeople(count: number): Report {
  const texts = sampled(
    readLines<{ text: string; set: string }>('inputs/references-train.ndjson').filter(
      ({ set }) => set !== 'anystyle-bad',
    ),
    count,
  ).map(({ text }) => text);
  const sets = [
    ['labelled references', texts],
    ['lists of documents', ofDocuments(count)],
  ] as const;
  const read = sets.map(([, all]) =>
    all.map((text) => ({ text, item: { ...parseReference(text).item, id: 'work' } as Item })),
  );
  return informing(
    'references of corpora with every word accounted for',
    ...tableOf(
      'Accounted for',
      ['style', ...sets.map(([name, all]) => `${name}, ${all.length}`)],
      [...styleIds, ...mostUsed].map((style) => [
        style,
        ...read.map((entries) => {
          const whole = entries.filter(
            ({ text, item }) =>
              !printedOrGiven(formatReference(item, style), text, item, styleOf(style).csl.isNumeric).kept,
          );
          return percent(whole.length / entries.length);
        }),
      ]),
    ),
  );
}

/** Lists of entries that nobody decided: all come back character for character. Whether they are cut well is measured elsewhere. */
function undecided(count: number): Report {
  const texts = ofDocuments(count);
  const changed: string[] = [];
  for (let at = 0; at < texts.length; at += 50) {
    const list = texts.slice(at, at + 50);
    const cut = splitReferences(list.join('\n'));
    const back = cut.map(({ text }) => asGiven({ text: '', html: '' }, text, false).text).join(' ');
    changed.push(...list.map((text) => text.trim()).filter((text) => !back.includes(text)));
  }
  return judged(
    'undecided entries that do not come back as they were',
    `${changed.length} of ${texts.length} (bar 0)`,
    changed,
  );
}

/** Libraries: every record is printed once, and the words of its title stand in the list. */
function ofLibraries(count: number): Report {
  const items = sampled(readLines<Item>('catalogue/catalogue.ndjson'), count).map((item, at) => ({
    ...item,
    id: `work-${at}`,
  }));
  const failures = styleIds.flatMap((style) => {
    const printed = new Map(formatBibliography(items, style).map(({ id, text }) => [id, text]));
    return items.flatMap(({ id, title }) => {
      const words = countsIn(printed.get(id) ?? '');
      const lost = [...countsIn(String(title ?? '').replace(/<[^>]+>|&\w+;/g, ' ')).keys()].filter(
        (word) => !words.has(word),
      );
      return lost.length > 0 && styleOf(style).csl.class === 'in-text'
        ? [`${style}: -${lost.join(' ')}: ${title}`]
        : [];
    });
  });
  return informing(
    'records of a library whose titles are printed whole',
    `${items.length * styleIds.length - failures.length} of ${items.length * styleIds.length}`,
  );
}

/** Whether every word that is given stands in the print, or is reported. */
export const conservation: Suite = (options) => [
  ...reprinted(options),
  ofPeople(options.quick ? 100 : 500),
  undecided(options.quick ? 500 : 2_000),
  ofLibraries(options.quick ? 200 : 1_000),
];
