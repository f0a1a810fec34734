// Round trips: records of the corpora written as BibTeX, RIS and CSL-JSON and read again, field by field; what each
// format keeps without our own fields; and files of other programs, compared with Zotero's reading of them.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CitationItem } from '@citewright/contract';
import { differences, type FormatId, writeRecords } from '@citewright/interchange';
import { writtenAddress } from '@citewright/record';
import { fitItem } from '../../../apps/server/src/citations/fit-work.ts';
import { cleanItem } from '../../../apps/server/src/projects/citations/clean-item.ts';
import { readEntries } from '../../../apps/server/src/projects/import/entry.ts';
import { corpora } from '../../corpora.ts';
import { informing, type Report } from '../../report.ts';
import { fromGold, type GoldItem } from './zotero-gold.ts';

const importFolder = path.join(corpora, 'records/zotero-import');
const hostileFile = path.join(corpora, 'security/hostile-metadata.json');

const written = [
  { name: 'BibTeX', format: 'bibtex' },
  { name: 'RIS', format: 'ris' },
  { name: 'CSL-JSON', format: 'csl-json' },
] as const;

/** Files of other programs, by the beginning of their names. */
const otherPrograms: readonly [name: string, prefix: string, extension: string, read: FormatId][] = [
  ['BibTeX', 'BibTeX', '.bib', 'bibtex'],
  ['RIS', 'RIS', '.ris', 'ris'],
  ['PubMed', 'MEDLINEnbib', '.nbib', 'medline'],
  ['EndNote', 'ReferBibIX', '.enw', 'endnote'],
  ['EndNote XML', 'Endnote-XML', '.xml', 'endnote-xml'],
  ['RefWorks', 'RefWorks-Tagged', '.txt', 'refworks'],
  ['Web of Science', 'Web-of-Science-Tagged', '.isi', 'web-of-science'],
  ['MODS', 'MODS', '.xml', 'mods'],
];

/** Lines of our own fields, which hold what a format cannot express. */
const ownLines: Readonly<Record<string, RegExp>> = {
  bibtex: /^ {2}csl-[\w-]+ = \{.*\},?\n/gm,
  ris: /^U5 {2}- csl-.*\r\n/gm,
};

/** Our parsers take 200 entries at a time. */
const atOnce = 200;

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

async function readItems(text: string, format: FormatId): Promise<(CitationItem | undefined)[]> {
  return readEntries(text, format).map((entry) => (entry.kind === 'record' ? entry.item : undefined));
}

function addTo(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

const inOrder = (counts: Map<string, number>) => [...counts].sort(([, one], [, other]) => other - one);

const fieldsOf = (item: CitationItem) => Object.keys(item).filter((key) => key !== 'id');

/** The fields of `items` that did not come back as they were, counted by variable. */
function lost(
  items: readonly CitationItem[],
  read: readonly (CitationItem | undefined)[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    const back = read[index];
    const changed = back ? differences(item, back).map(([variable]) => variable) : fieldsOf(item);
    for (const variable of changed) addTo(counts, variable);
  }
  return counts;
}

const sum = (counts: Map<string, number>) => [...counts.values()].reduce((total, count) => total + count, 0);

/** Writes and reads; `without` takes our own fields out in between. */
async function roundTrip(items: CitationItem[], { format }: { format: FormatId }, without = false) {
  const back: (CitationItem | undefined)[] = [];
  for (let start = 0; start < items.length; start += atOnce) {
    const text = [...writeRecords(format, items.slice(start, start + atOnce))].join('');
    back.push(...(await readItems(without ? text.replace(ownLines[format] ?? /$^/, '') : text, format)));
  }
  return back;
}

interface HostileCase {
  id: string;
  field: string;
  value?: string;
}

/** Hostile texts in every field, as the server would store them. */
function hostileItems(): CitationItem[] {
  const { cases } = readJson(hostileFile) as { cases: HostileCase[] };
  return cases
    .filter(({ id, value }) => id.startsWith('exp-') && value !== undefined)
    .map(({ value = '' }, index) =>
      fitItem(
        cleanItem({
          id: index + 1,
          type: 'book',
          title: value,
          author: [
            { family: value.slice(0, 300), given: value.slice(0, 300) },
            { literal: value.slice(0, 300) },
          ],
          publisher: value,
          note: value,
          keyword: value,
          DOI: `10.5555/x${value}`,
          // An address leaves us as a URI.
          URL: writtenAddress(value),
        }),
      ),
    );
}

/** The gold as the server would store it. Values that fit no field are left out. */
const goldItems = async (golds: readonly GoldItem[]): Promise<CitationItem[]> =>
  (await readItems(JSON.stringify(golds.map((gold) => fromGold(gold).item)), 'csl-json')).map(
    (item) => item ?? { id: 'import', type: 'document' },
  );

/** Files of others against Zotero's reading: of all fields of the gold, how many are the same here. */
async function readFilesOfOthers(prefix: string, extension: string, read: FormatId) {
  const missed = new Map<string, number>();
  const misses: string[] = [];
  let [fields, records, found] = [0, 0, 0];
  for (const name of readdirSync(importFolder).filter(
    (file) => file.startsWith(prefix) && file.endsWith(extension),
  )) {
    const gold = await goldItems(readJson(path.join(importFolder, name.replace(extension, '.gold.json'))));
    const own = await readItems(readFileSync(path.join(importFolder, name), 'utf8'), read);
    records += gold.length;
    for (const [index, item] of gold.entries()) {
      fields += fieldsOf(item).length;
      const back = own[index];
      if (back) found += 1;
      const changed = back ? differences(item, back).filter(([, value]) => value !== undefined) : [];
      for (const [variable, value] of changed) {
        addTo(missed, variable);
        const own = JSON.stringify(back?.[variable as keyof CitationItem]);
        misses.push(`${name} ${variable}: ${JSON.stringify(value)}, read ${own}`);
      }
    }
  }
  return { records, found, fields, missed, misses };
}

/** Writes and reads all records, and reads the files of other programs. Every field must come back. */
export async function interchange(): Promise<Report[]> {
  const golds = readdirSync(importFolder)
    .filter((name) => name.endsWith('.gold.json'))
    .flatMap((name) => readJson(path.join(importFolder, name)) as GoldItem[]);
  const items: CitationItem[] = [];
  for (const gold of golds)
    items.push(...(await goldItems([gold])).map((item) => ({ ...item, id: items.length + 1 })));
  const left = new Set(golds.flatMap((gold) => fromGold(gold).left));
  const total = items.reduce((count, item) => count + fieldsOf(item).length, 0);
  const listed = (counts: Map<string, number>) =>
    inOrder(counts)
      .map(([variable, count]) => `${variable} ${count}`)
      .join(', ');
  const reports: Report[] = [
    informing('records', `${items.length}, ${total} fields; without a place in CSL: ${[...left].join(', ')}`),
  ];
  for (const way of written) {
    const gone = lost(items, await roundTrip(items, way));
    const bare = lost(items, await roundTrip(items, way, true));
    const own = bare.size > 0 ? [`only in our own fields (${sum(bare)}): ${listed(bare)}`] : [];
    reports.push({
      name: `${way.name}: fields that come back`,
      passed: gone.size === 0,
      figures: [`${total - sum(gone)} of ${total}`, ...own],
      failures: inOrder(gone).map(([variable, count]) => `lost: ${variable} ${count}`),
    });
  }
  const typst = lost(items, await roundTrip(items, { format: 'hayagriva' }));
  // It has no place for our own fields: what it cannot express is gone.
  reports.push(
    informing(
      'Hayagriva: fields that come back',
      `${total - sum(typst)} of ${total}; lost: ${listed(typst)}`,
    ),
  );
  for (const [name, prefix, extension, read] of otherPrograms) {
    const { records, found, fields, missed, misses } = await readFilesOfOthers(prefix, extension, read);
    reports.push({
      name: `${name} files of other programs`,
      passed: found === records,
      figures: [
        `${found} of ${records} records read, ${fields - sum(missed)} of ${fields} fields as Zotero reads them`,
        `otherwise: ${listed(missed)}`,
      ],
      failures: misses,
    });
  }
  const hostile = hostileItems();
  for (const way of written) {
    const back = await roundTrip(hostile, way);
    const gone = lost(hostile, back);
    reports.push({
      name: `${way.name}: hostile records`,
      passed: back.length === hostile.length && gone.size === 0,
      figures: [`${back.length} of ${hostile.length} records, ${sum(gone)} fields changed`],
      failures: inOrder(gone).map(([variable, count]) => `changed: ${variable} ${count}`),
    });
  }
  return reports;
}
