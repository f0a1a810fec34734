import { askedName, fieldName } from '@citewright/words';
import type { Report, ReportEntry } from './report.ts';

/**
 * A cell. What a spreadsheet would read as a formula gets an apostrophe in front, also behind the signs at which spreadsheets of other
 * countries part cells (https://owasp.org/www-community/attacks/CSV_Injection).
 */
function cell(value: string): string {
  const line = value.replace(/[\r\n\u2028\u2029]+/g, ' ');
  const safe = line.replace(/(^|[;\t])(\s*)(?=[=+\-@＝＋－＠])/g, "$1$2'");
  return /[",;\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const columns: readonly [heading: string, value: (entry: ReportEntry) => string][] = [
  ['Entry', ({ number }) => String(number)],
  ['Verdict', ({ verdictLabel }) => verdictLabel],
  ['As submitted', ({ submitted }) => submitted],
  [
    'Differences',
    ({ differences }) =>
      differences
        .map(
          ({ field, listed, record }) =>
            `${fieldName(field)}: ${listed ?? '(none)'} -> ${record ?? '(none)'}`,
        )
        .join('; '),
  ],
  ['In another form', ({ forms }) => forms.map(fieldName).join('; ')],
  ['Register', ({ record }) => record?.source ?? ''],
  ['Record', ({ record }) => record?.url ?? ''],
  ['Asked', ({ asked }) => asked.map(askedName).join('; ')],
  ['Notices', ({ notices }) => notices.join('; ')],
  ['Not placed', ({ unplaced }) => unplaced.missing.join('; ')],
  ['Would be added', ({ unplaced }) => unplaced.added.join('; ')],
  ['Duplicate of', ({ duplicateOf }) => (duplicateOf === undefined ? '' : String(duplicateOf))],
  ['Decision', ({ decision }) => decision],
  ['Fixed', ({ repaired }) => repaired ?? ''],
];

/** A report as a table for spreadsheets, one row an entry. Begins with a byte order mark, by which Excel knows UTF-8. */
export function reportCsv({ entries }: Report): string {
  const rows = [
    columns.map(([heading]) => heading),
    ...entries.map((entry) => columns.map(([, value]) => value(entry))),
  ];
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
