import type { Item } from '@citewright/csl';
import { formatReference, listEntry } from '@citewright/formatting';
import { type FormatId, type ReferenceList, writeRecords, writeReferences } from '@citewright/interchange';
import { correctPaper, readPaper } from '@citewright/paper';
import { changeComments } from '@citewright/words';
import { csvFaults, htmlFaults, markdownFaults, officeFaults, rtfFaults } from './readers/documents.ts';
import { bibtexFaults, cslJsonFaults, rdfFaults, risFaults } from './readers/records.ts';
import { texFaults } from './readers/tex.ts';
import { textFaults } from './readers/text.ts';

/** The web app has types of its own: its file is loaded when this runs. */
const ofTheWebApp = new URL('../../../apps/web/app/features/check/report/report-csv.ts', import.meta.url);
export const { reportCsv }: { reportCsv(report: object): string } = await import(ofTheWebApp.href);

/** Printed in each of these: by author and year, by numbers, in notes. */
const styles = ['apa', 'vancouver', 'mla'] as const;

/** The pieces of a file, put together. */
export const bytesOf = (pieces: Iterable<string | Uint8Array>): Uint8Array =>
  Buffer.concat([...pieces].map((piece) => Buffer.from(piece as Uint8Array)));
export const textOf = (pieces: Iterable<string | Uint8Array>): string => bytesOf(pieces).toString();

/** Works as an annotated list in a section, with live citations. */
export function listOf(title: string, items: readonly Item[], style: string): ReferenceList {
  const references = items.map((item) => {
    const reference = formatReference(item, style);
    return { ...listEntry(reference, item, style, true), section: title, inText: reference.inText };
  });
  return {
    title,
    heading: title,
    layout: { hangingIndent: 0.5, lineSpacing: 2, entrySpacing: 0, numbered: false },
    references,
    live: {
      style: 'http://www.zotero.org/styles/apa',
      heading: title,
      advice: 'Copy them.',
      citations: items.map((item, at) => ({ item, text: references[at]?.inText ?? '' })),
    },
  };
}

const entry = 'Okafor, A. (2019). Rivers of the north. River Studies, 12, 45–67.';
const sources = {
  md: `Rivers grow (Okafor, 2019).\n\n# References\n\n${entry}\n`,
  tex: `\\documentclass{article}\n\\begin{document}\nRivers grow (Okafor, 2019).\n\\section*{References}\n\n${entry}\n\n\\end{document}\n`,
} as const;

const bytesIn = (language: keyof typeof sources) => new TextEncoder().encode(sources[language]);
const papers = {
  md: await readPaper({ name: 'p.md', bytes: bytesIn('md') }),
  tex: await readPaper({ name: 'p.tex', bytes: bytesIn('tex') }),
};

/** A paper whose entry is set anew. */
export function corrected(language: keyof typeof sources, item: Item, style: string) {
  const paper = papers[language];
  const [own] = paper.references;
  if (!own) throw new Error('The paper was not read');
  const { html } = formatReference(item, style);
  const change = { kind: 'replace', start: own.start, end: own.end, html } as const;
  return correctPaper({ name: `p.${language}`, bytes: bytesIn(language) }, paper, [change], {
    way: 'clean',
    words: changeComments,
    author: 'Citewright',
    date: new Date('2026-01-02T03:04:05Z'),
  });
}

const texCommands = ['documentclass', 'begin', 'end', 'section', 'usepackage', 'url'];

/** The faults of what is written for a value and its records, by the reader of the format. */
type Writer = (value: string, items: readonly Item[]) => string[];

const records =
  (format: FormatId, faultsOf: (text: string, records: number) => string[]): Writer =>
  (_, items) =>
    items.flatMap((item) => faultsOf(textOf(writeRecords(format, [item])), 1));

const document =
  (format: FormatId, faultsOf: (bytes: Uint8Array) => string[]): Writer =>
  (value, items) =>
    styles.flatMap((style) => faultsOf(bytesOf(writeReferences(format, listOf(value, items, style)))));

const asText = (faultsOf: (text: string) => string[]) => (bytes: Uint8Array) =>
  faultsOf(Buffer.from(bytes).toString());

const paper =
  (language: keyof typeof sources, faultsOf: (text: string) => string[]): Writer =>
  (_, items) =>
    items.flatMap((item) =>
      // One style is enough: marks and addresses are written in one place for all.
      asText(faultsOf)(corrected(language, item, 'apa').bytes),
    );

/** A row of a report, each of whose texts is the value. */
export const reportOf = (value: string): object => ({
  generator: value,
  created: value,
  checked: value,
  source: value,
  style: value,
  registers: [value],
  counts: {},
  entries: [
    {
      number: 1,
      submitted: value,
      verdict: 'waiting',
      verdictLabel: value,
      explanation: value,
      forms: ['title'],
      differences: [{ field: 'title', listed: value, record: value, decision: 'open' } as never],
      record: { source: value, url: value },
      asked: [{ register: value, outcome: value }],
      notices: [value, value],
      unplaced: { missing: [value, value], added: [value] },
      decision: value,
      repaired: value,
    },
  ],
});

/** Everything that writes what others wrote, with the reader that judges it. */
export const writers: Readonly<Record<string, Writer>> = {
  BibTeX: records('bibtex', bibtexFaults),
  RIS: records('ris', risFaults),
  'CSL-JSON': records('csl-json', cslJsonFaults),
  Hayagriva: records('hayagriva', textFaults),
  'Zotero RDF': records('zotero-rdf', rdfFaults),
  HTML: document('html', asText(htmlFaults)),
  RTF: document('rtf', asText(rtfFaults)),
  'Markdown list': (value, items) =>
    styles.flatMap((style) => {
      const list = listOf(value, items, style);
      const paragraphs = [...list.references].reduce(
        (sum, one) => sum + (one.paragraphs ?? [one]).filter(({ html }) => /\P{C}/u.test(html.trim())).length,
        0,
      );
      // The headings of the list and of its section, if there are works.
      const headings = items.length > 0 ? 2 : 1;
      return markdownFaults(textOf(writeReferences('markdown', list)), paragraphs + headings);
    }),
  'plain text': (value, items) =>
    styles.flatMap((style) => {
      const list = listOf(value, items, style);
      const text = textOf(writeReferences('text', list));
      const lines = text.replaceAll('\n\n', '\n').split(/[\p{Cc}\u2028\u2029]/u).length;
      // The heading, if anything of it can be printed.
      const heading = items.length > 0 ? 1 : 0;
      const paragraphs = [...list.references].reduce(
        (sum, one) => sum + (one.paragraphs?.length ?? 1),
        heading,
      );
      return [...textFaults(text), ...(lines === paragraphs ? [] : [`${lines} lines, not ${paragraphs}`])];
    }),
  Word: document('docx', officeFaults),
  'Word with live citations': document('docx-zotero', officeFaults),
  OpenDocument: document('odt', officeFaults),
  'Markdown paper': paper('md', (text) => markdownFaults(text, 3)),
  'LaTeX paper': paper('tex', (text) => texFaults(text, false, texCommands)),
  CSV: (value) => csvFaults(reportCsv(reportOf(value))),
};
