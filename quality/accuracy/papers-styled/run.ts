import { type PlannedCitation, type PlannedDocument, planDocument } from '@citewright/formatting';
import { type Paper, readPaper } from '@citewright/paper';
import type { Item } from '@citewright/record';
import { findingSentence } from '@citewright/words';
import { readJson, readLines } from '../../corpora.ts';
import { percent, type Report, tableOf } from '../../report.ts';
import type { Suite } from '../../suite.ts';
import { squashed } from '../papers/places.ts';
import { createRandom, type Random } from '../titles/forms.ts';
import { sampleOf } from '../titles/measure.ts';
import { completeOf } from '../verify-catalogue/printed.ts';

/*
 * Papers that are made of works of the catalogue in the most used styles, most of which no recorded document has: are the list and the citations read as
 * they were printed? The sentences are a few, always the same: what is measured is the reading of styles, not of prose.
 */

const seed = 23;
/** Set after the first run with other works than those that rules were mended with. */
const bars = { citations: 0.98, entries: 0.99 } as const;
/** Papers of a style, and works of a paper. */
const [papers, works] = [3, 24] as const;

const sentences = [
  'The effect was first described in a small sample',
  'Later work found the opposite in most towns of the north',
  'Few of these claims have been tested since',
  'This holds for rivers and for lakes, if not for seas',
  'A second group of studies looked at what people said about it',
  'The measure was taken at the end of the season',
];

/** A citation as it stands in a made paper. */
interface Made {
  start: number;
  end: number;
  works: ReadonlySet<string>;
}

interface MadePaper {
  style: string;
  text: string;
  citations: Made[];
  entries: { id: string; text: string }[];
}

const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const asRaised = (text: string) =>
  text.replace(/\d/g, (digit) => raisedDigits[Number(digit)] ?? '').replace(/[–-]/g, '⁻');

/** All cites of a paper: each work once, some again, some two in a bracket, some with a page. */
function citationsOf(items: readonly Item[], random: Random): PlannedCitation[] {
  const citations: PlannedCitation[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const [item, next] = [items[at], items[at + 1]];
    if (!item) continue;
    if (next && random() < 0.25) {
      citations.push({ cites: [{ id: item.id }, { id: next.id }] });
      at += 1;
    } else if (random() < 0.4)
      citations.push({
        cites: [{ id: item.id, locator: String(2 + Math.floor(random() * 400)), label: 'page' }],
      });
    else citations.push({ cites: [{ id: item.id }] });
    const earlier = items[Math.floor(random() * at)];
    if (earlier && random() < 0.3)
      citations.push({ cites: [{ id: earlier.id, locator: '7', label: 'page' }] });
  }
  return citations;
}

function inOneGo(steps: Generator<undefined, PlannedDocument>): PlannedDocument {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

const isNoteStyle = (printed: readonly { text: string }[]) =>
  printed.filter(({ text }) => text.length > 60).length > printed.length / 2;

function madeOf(items: readonly Item[], style: string, random: Random): MadePaper {
  const planned = citationsOf(items, random).map((citation, at) => ({ ...citation, note: at + 1 }));
  const { citations: printed, entries } = inOneGo(planDocument(items, planned, style));
  const isNoted = isNoteStyle(printed);
  const made: Made[] = [];
  let text = '';
  const notes: string[] = [];
  for (const [at, { text: own, html }] of printed.entries()) {
    text += sentences[at % sentences.length];
    const isRaised = /^<sup>/.test(html);
    const mark = isNoted ? asRaised(String(at + 1)) : isRaised ? asRaised(own) : ` ${own}`;
    const start = text.length + (isNoted || isRaised ? 0 : 1);
    text += `${mark}.${at % 4 === 3 ? '\n\n' : ' '}`;
    const ids = new Set(planned[at]?.cites.map(({ id }) => String(id)));
    if (isNoted) notes.push(own);
    made.push({ start, end: start + mark.trimStart().length, works: ids });
  }
  if (isNoted) {
    text += '\n\nNotes\n\n';
    for (const [at, own] of notes.entries()) {
      text += `${asRaised(String(at + 1))} `;
      Object.assign(made[at] as Made, { start: text.length, end: text.length + own.length });
      text += `${own}\n\n`;
    }
  }
  const listed = entries.map(({ id, entry }) => ({ id: String(id), text: entry().text }));
  text += `\n\nReferences\n\n${listed.map((entry) => entry.text).join('\n\n')}\n`;
  return { style, text, citations: made, entries: listed };
}

interface Counts {
  citations: number;
  right: number;
  given: number;
  entries: number;
  split: number;
  findings: number;
}

const withoutLabel = (text: string) => squashed(text.replace(/^(?:\[\d+\]|\(\d+\)|\d+\.?)\s*/, ''));

function scoreOf(
  { style, text, citations, entries }: MadePaper,
  paper: Paper,
): Counts & { failures: string[] } {
  const failures: string[] = [];
  const idOf = paper.references.map(
    (own) => entries.find((entry) => withoutLabel(entry.text) === squashed(own.text))?.id,
  );
  for (const entry of entries)
    if (!idOf.includes(entry.id)) failures.push(`${style}: entry not read: ${entry.text.slice(0, 120)}`);
  let right = 0;
  for (const { start, end, works: wanted } of citations) {
    const own = paper.callouts.filter((callOut) => callOut.start < end && callOut.end > start);
    const got = new Set(own.flatMap(({ refs }) => refs.map((ref) => idOf[ref])));
    if (got.size === wanted.size && [...wanted].every((id) => got.has(id))) right += 1;
    else
      failures.push(
        `${style}: ${text.slice(start, end)} read as ${own.map((callOut) => `${callOut.text} > ${callOut.refs.map((ref) => paper.references[ref]?.text.slice(0, 30))}`).join(' | ') || 'nothing'}`,
      );
  }
  const extra = paper.callouts.filter(
    (callOut) => !citations.some(({ start, end }) => callOut.start < end && callOut.end > start),
  );
  for (const callOut of extra) failures.push(`${style}: no citation: ${callOut.text}`);
  for (const finding of paper.findings)
    failures.push(`${style}: ${finding.kind}: ${findingSentence(finding)}`);
  return {
    citations: citations.length,
    right,
    given: citations.length + extra.length,
    entries: entries.length,
    split: idOf.filter((id) => id !== undefined).length,
    findings: paper.findings.length,
    failures,
  };
}

const sum = (all: readonly Counts[], key: keyof Counts) => all.reduce((total, one) => total + one[key], 0);

/** Papers in the most used styles. */
export const papersStyled: Suite = async () => {
  const { styles } = readJson<{ styles: { id: string }[] }>('csl/popular.json');
  const records = completeOf(readLines<Item>('catalogue/catalogue.ndjson'));
  const random = createRandom(seed);
  const rows: string[][] = [];
  const all: (Counts & { failures: string[] })[] = [];
  for (const { id: style } of styles) {
    const own = [];
    for (let at = 0; at < papers; at += 1) {
      const made = madeOf(sampleOf(records, works, random), style, random);
      const bytes = new TextEncoder().encode(made.text);
      own.push(scoreOf(made, await readPaper({ name: 'paper.txt', bytes })));
    }
    all.push(...own);
    rows.push([
      style,
      percent(sum(own, 'right') / sum(own, 'citations')),
      percent(sum(own, 'split') / sum(own, 'entries')),
      String(sum(own, 'findings')),
    ]);
  }
  const [read, split] = [sum(all, 'right') / sum(all, 'citations'), sum(all, 'split') / sum(all, 'entries')];
  const total = `${all.length} papers: citations read ${percent(read, 2)} of ${sum(all, 'citations')} (bar ${percent(bars.citations)}); entries read ${percent(split, 2)} of ${sum(all, 'entries')} (${percent(bars.entries)}); ${sum(all, 'findings')} findings and ${sum(all, 'given') - sum(all, 'citations')} citations that are none`;
  const report: Report = {
    name: 'papers in the most used styles',
    passed: read >= bars.citations && split >= bars.entries,
    figures: [total, ...tableOf('Papers', ['style', 'citations read', 'entries read', 'findings'], rows)],
    failures: all.flatMap(({ failures }) => failures),
  };
  return [report];
};
