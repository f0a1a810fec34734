import * as formatter from '@citewright/formatting';
import { expect, it } from 'vitest';
import { composing } from '../state/check-state.ts';
import { entryOf } from '../state/entries.fixture.ts';
import { reportOf } from './report.ts';
import { reportCsv } from './report-csv.ts';
import { reportHtml } from './report-html.ts';

const entries = [
  { ...entryOf({ alerts: ['retracted'], forms: ['author'] }), input: '=HYPERLINK("http://x") <b>, "quoted"' },
  entryOf({ index: 1, verdict: 'not-found', asked: [{ register: 'openalex', outcome: 'not-held' }] }),
];
const state = { ...composing, entries, began: '2026-11-22T10:00:00.000Z' };
const report = reportOf(state, undefined, new Date('2026-11-22T11:00:00.000Z'));

it('a report counts verdicts and names the registers that were asked', () => {
  expect(report.counts).toMatchObject({ total: 2, differs: 1, 'not-found': 1, retracted: 1, duplicates: 0 });
  expect(report.registers).toEqual(['Crossref', 'OpenAlex']);
  expect(report.created).toBe('2026-11-22T11:00:00.000Z');
  expect(report.entries[0]?.differences[0]).toMatchObject({ field: 'issued', decision: 'open' });
});

it('what registers said is in words', () => {
  for (const shown of [reportCsv(report), reportHtml(report)])
    expect(shown).toContain('OpenAlex (does not have it)');
});

it('no cell of the table is a formula, and quotes are doubled', () => {
  const [head, first] = reportCsv(report).split('\r\n');
  expect(head).toBe(
    '\ufeffEntry,Verdict,As submitted,Differences,In another form,Register,Record,Asked,Notices,Not placed,Would be added,Duplicate of,Decision,Fixed',
  );
  expect(first).toContain(`"'=HYPERLINK(""http://x"") <b>, ""quoted"""`);
});

it('the page escapes what was submitted and links only to web addresses', () => {
  const html = reportHtml(report);
  expect(html).toContain('=HYPERLINK(&quot;http://x&quot;) &lt;b&gt;');
  expect(html).not.toContain('<b>, ');
  expect(html).toContain('<a href="https://doi.org/10.1038/nature14539">');
});

it('what stands before the verdict comes first in every report', () => {
  expect(report.entries[0]?.verdictLabel).toBe('Retracted. Differs: year, DOI');
  expect(reportCsv(report)).toContain('"Retracted. Differs: year, DOI"');
  expect(reportHtml(report)).toContain('1. <span class="verdict">Retracted. Differs: year, DOI</span>');
  expect(reportHtml(report)).toContain('2 entries: 1 retracted, 1 with wrong details, 1 not found.');
});

it('no report calls a reference fake or invented', () => {
  expect(`${reportHtml(report)}${reportCsv(report)}`).not.toMatch(/\bfake|invented|fabricated/i);
});

it('the report of a paper has what does not agree, with the passage', () => {
  const text = 'Bees return <b>(Cowan, 2001).';
  const finding = {
    kind: 'missing-reference' as const,
    message: '“Cowan, 2001” is not listed.',
    confidence: 0.9,
    start: 13,
    end: 24,
  };
  const advice = {
    kind: 'quotation-page' as const,
    message: 'No page.',
    places: [{ start: 13, end: 24, note: 'Here neither.' }],
  };
  const paper = {
    name: 'bees.txt',
    text,
    headings: [],
    references: [],
    callouts: [],
    links: [],
    findings: [finding, { ...finding, confidence: 0.5 }],
    advice: [advice],
    coverage: { message: 'We read 2 of about 9 entries of the list.' },
  };
  const html = reportHtml(reportOf({ ...state, paper }, undefined, new Date(0)));
  expect(html).toContain('Between text and list: 1');
  expect(html).toContain('<td>Cited, not listed</td><td>b&gt;(Cowan, 2</td>');
  expect(html).toContain('<p>We read 2 of about 9 entries of the list.</p>');
  expect(html).toContain('<h2>Advice: 1</h2>');
  expect(html).toContain('<td>Quotation without a page</td><td>b&gt;(Cowan, 2</td><td>Here neither.</td>');
});

it('words that have no place in the reading of an entry have a column, and the entry stands as it was', () => {
  const input = 'LeCun, Y. (2016). Deep learning. Nature. Photocopy.';
  const listed = { ...composing, entries: [{ ...entryOf(), input, isText: true }] };
  const [entry] = reportOf(listed, formatter, new Date('2026-11-22T11:00:00.000Z')).entries;
  expect(entry).toMatchObject({ repaired: input, unplaced: { missing: ['Photocopy'], added: [] } });
});
