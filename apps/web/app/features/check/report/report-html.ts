import { askedName, countsSentence, fieldName, formsLine } from '@citewright/words';
import { escapeMarkup } from '~/ui/reference-markup.ts';
import type { Report, ReportEntry } from './report.ts';

const style = `body{font:11pt/1.5 Georgia,serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:#1c1915}
h1{font-size:1.6rem}h2{font-size:1rem;margin:0}table{border-collapse:collapse;width:100%;margin:.5rem 0;font-size:.92em}
th,td{border:1px solid #bbb;padding:.2rem .5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}
article{border-top:1px solid #1c1915;padding:.8rem 0;break-inside:avoid}p{margin:.35rem 0;overflow-wrap:anywhere}
.meta,.note{color:#534b40;font-size:.92em}.verdict{font-weight:bold}`;

const line = (label: string, text: string): string =>
  text === '' ? '' : `<p><b>${escapeMarkup(label)}</b> ${escapeMarkup(text)}</p>`;

function differencesTable({ differences }: ReportEntry): string {
  if (differences.length === 0) return '';
  const rows = differences.map(({ field, listed, record, decision }) =>
    [fieldName(field), listed ?? '', record ?? '', decision]
      .map((text) => `<td>${escapeMarkup(text)}</td>`)
      .join(''),
  );
  return `<table><tr><th>Field</th><th>Submitted</th><th>Record</th><th>Decision</th></tr>${rows
    .map((row) => `<tr>${row}</tr>`)
    .join('')}</table>`;
}

function recordLine({ record }: ReportEntry): string {
  if (!record) return '';
  const isWeb = record.url !== undefined && /^https?:/i.test(record.url);
  const address = isWeb
    ? `<a href="${escapeMarkup(record.url ?? '')}">${escapeMarkup(record.url ?? '')}</a>`
    : '';
  return `<p><b>Record:</b> ${escapeMarkup(record.source)} ${address}</p>`;
}

function entryHtml(entry: ReportEntry): string {
  const {
    number,
    verdictLabel,
    explanation,
    submitted,
    repaired,
    asked,
    notices,
    forms,
    unplaced,
    duplicateOf,
    decision,
  } = entry;
  return `<article><h2>${number}. <span class="verdict">${escapeMarkup(verdictLabel)}</span></h2>
${notices.map((notice) => line('Notice:', notice)).join('')}${line('Submitted:', submitted)}${line('Fixed:', repaired ?? '')}${differencesTable(entry)}${forms.length > 0 ? line('', formsLine(forms)) : ''}
<p class="note">${escapeMarkup(explanation)}</p>${recordLine(entry)}${line(
    'Asked:',
    asked.map(askedName).join(', '),
  )}${line('Words that we could not place:', unplaced.missing.join(', '))}${line('Words that reformatting would add:', unplaced.added.join(', '))}${
    duplicateOf === undefined ? '' : line('Same work as entry:', String(duplicateOf))
  }${line('Decision:', decision)}</article>`;
}

function findingsTable(findings: NonNullable<Report['findings']>, what: string): string {
  const rows = findings.map(
    ({ kind, message, passage }) =>
      `<tr>${[kind, passage, message].map((text) => `<td>${escapeMarkup(text)}</td>`).join('')}</tr>`,
  );
  const table = `<table><tr><th>Kind</th><th>Passage</th><th>${what}</th></tr>${rows.join('')}</table>`;
  return findings.length > 0 ? table : '';
}

function findingsHtml({
  findings,
  advice = [],
  unread,
}: Pick<Report, 'findings' | 'advice' | 'unread'>): string {
  if (!findings) return '';
  const advised =
    advice.length > 0
      ? `<h2>Advice: ${advice.length}</h2>${findingsTable(advice, 'What may be better')}`
      : '';
  const warned = unread === undefined ? '' : `<p>${escapeMarkup(unread)}</p>`;
  return `<h2>Between text and list: ${findings.length}</h2>${warned}${findingsTable(findings, 'What is wrong')}${advised}<h2>Entries</h2>`;
}

const moment = (iso: string): string => new Date(iso).toUTCString();

/** A report as a page that needs nothing else, for reading, printing and filing. */
export function reportHtml({
  generator,
  created,
  checked,
  source,
  style: styleName,
  registers,
  counts,
  findings,
  advice,
  unread,
  entries,
}: Report): string {
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Report on a reference list</title><style>${style}</style>
<h1>Report on a reference list</h1>
<div class="meta">${line('List:', source ?? 'pasted text')}${line('Checked:', moment(checked))}${line('Report made:', moment(created))}${line(
    'Made by:',
    generator,
  )}${line('Style of fixed entries:', styleName)}${line('Registers asked:', registers.join(', '))}${line(
    'Summary:',
    countsSentence(counts),
  )}
<p>“Not found” says that the named registers had no such work when they were asked. It does not say that the work does not exist.</p></div>
${findingsHtml({ findings, advice, unread })}
${entries.map(entryHtml).join('\n')}
</html>
`;
}
