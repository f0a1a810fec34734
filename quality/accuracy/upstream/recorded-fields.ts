import { corpora } from '../../corpora.ts';
import { percent, type Report } from '../../report.ts';
import { type GoldField, goldFields, judge, saidBy, type Verdict } from './gold.ts';
import { type Case, recordedCases } from './recorded-gold.ts';

/** Share of the fields held by the recorded answers which must be right, for each kind of source. */
const bar = 0.97;

interface Judged {
  source: string;
  case: Case;
  field: GoldField;
  verdict: Verdict;
}

function judged(source: string, cases: readonly Case[]): Judged[] {
  return cases.flatMap((entry) =>
    Object.entries(judge(entry.item, entry.gold)).map(([field, verdict]) => ({
      source,
      case: entry,
      field: field as GoldField,
      verdict,
    })),
  );
}

function tally(name: string, results: readonly Judged[]): string {
  const count = (verdict: Verdict) => results.filter((result) => result.verdict === verdict).length;
  const figures = [count('right'), count('wrong'), count('blank')].map((figure) =>
    String(figure).padStart(6),
  );
  return `${name.padEnd(22)}${figures.join('')}`;
}

function detail({ source, case: { name, item, gold }, field, verdict }: Judged): string {
  const said = item === undefined ? undefined : saidBy(item)[field];
  return `${verdict} ${source}, ${name}, ${field}: ${JSON.stringify(said) ?? '-'} for ${JSON.stringify(gold[field])}`;
}

/** Compares recorded answers with what is known of the same works, field by field. */
export function measureRecordedFields(): Report {
  const bySource = Object.entries(recordedCases(corpora)).map(([source, cases]) => judged(source, cases));
  const results = bySource.flat();
  const right = (entries: readonly Judged[]) => entries.filter(({ verdict }) => verdict === 'right').length;
  const share = (entries: readonly Judged[]) => right(entries) / entries.length;
  const byField = goldFields.map((field) =>
    tally(
      field,
      results.filter((result) => result.field === field),
    ),
  );
  return {
    name: 'fields of recorded answers',
    passed: results.length > 0 && bySource.every((entries) => entries.length === 0 || share(entries) >= bar),
    figures: [
      `${''.padEnd(22)} right wrong blank`,
      ...byField,
      '',
      ...bySource.map((entries) => `${tally(entries[0]?.source ?? '', entries)}  ${percent(share(entries))}`),
      `${percent(share(results))} of ${results.length} fields are right (bar ${percent(bar)} for each source)`,
    ],
    failures: results.filter(({ verdict }) => verdict !== 'right').map(detail),
  };
}
