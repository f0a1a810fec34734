import {
  type CheckAlert,
  type CheckCounts,
  type CheckedEntry,
  type CheckedRecord,
  type CheckVerdict,
  checkAlerts,
  checkVerdicts,
  type ListedEntry,
} from '@citewright/contract';
import { isoDate, type Notice, withSeverity, yearOf } from '@citewright/record';
import type { CheckedWork, FieldDifference, Judgement } from '@citewright/resolver';
import { problemMessages, tellNotice } from '@citewright/words';
import { fitItem } from '../citations/fit-work.ts';
import { problemOf } from '../edge/failure.ts';
import { alertsOf } from './alerts.ts';
import type { ListedReference } from './listed.ts';

/** A reference of a list, with its place among the others and the earlier one of the same work. */
export interface Listed extends ListedReference {
  index: number;
  duplicateOf: number | undefined;
  /** Details that cannot be, whatever a register says. */
  slips: Notice[];
}

type SourceRecord = NonNullable<Judgement['record']>;
type PageCopy = NonNullable<CheckedWork['copy']>;

function presentRecord({ item: found, record, source, evidence }: SourceRecord): CheckedRecord {
  const item = fitItem(found);
  const { DOI, ISBN, PMID } = item;
  const url = DOI === undefined ? record.url : `https://doi.org/${DOI}`;
  return {
    item,
    source: source === 'identifier' ? (evidence.title?.source ?? record.name) : source,
    ...(url && { url }),
    identifiers: {
      ...(DOI !== undefined && { doi: String(DOI) }),
      ...(ISBN !== undefined && { isbn: String(ISBN) }),
      ...(PMID !== undefined && { pmid: String(PMID) }),
    },
  };
}

const presentCopy = ({ archive, address, date: [year, month, day] }: PageCopy): CheckedEntry['copy'] => ({
  archive,
  url: address,
  date: isoDate({ year, month, day }),
});

const gravestFirst = (one: FieldDifference, other: FieldDifference) =>
  Number(one.weight === 'slight') - Number(other.weight === 'slight');

/** Journals date issues ahead: a year that the record has is none in the future. */
const isYearOf = ({ values }: Notice, record: SourceRecord | undefined): boolean =>
  'what' in values && values.what === 'year' && values.value === String(yearOf(record?.item.issued));

/** What became of an entry, as the API says it. */
export function presentEntry(
  { index, item, duplicateOf, slips }: Listed,
  checked: CheckedWork,
): CheckedEntry {
  const { verdict, forms, record, alternatives, asked } = checked;
  const notices = [...checked.notices, ...slips.filter((slip) => !isYearOf(slip, record))];
  const differences = checked.differences.toSorted(gravestFirst);
  return {
    index,
    verdict,
    alerts: alertsOf(notices),
    item,
    ...(checked.score !== undefined && { confidence: checked.score }),
    differences,
    forms,
    ...(record && { record: presentRecord(record) }),
    alternatives: alternatives.map(presentRecord),
    asked,
    notices: notices.map((notice) => withSeverity(tellNotice(notice))),
    ...(checked.copy && { copy: presentCopy(checked.copy) }),
    ...(duplicateOf !== undefined && { duplicateOf }),
  };
}

/** An entry that could not be checked, with the reason. */
export function uncheckedEntry({ index, item, duplicateOf, slips }: Listed, error: unknown): CheckedEntry {
  const { code } = problemOf(error);
  return {
    index,
    verdict: 'not-checked',
    alerts: alertsOf(slips),
    item,
    differences: [],
    forms: [],
    alternatives: [],
    asked: [],
    notices: slips.map(tellNotice),
    ...(duplicateOf !== undefined && { duplicateOf }),
    problem: { message: problemMessages[code], code },
  };
}

/** What of an entry is counted. */
export type CountedEntry = Pick<CheckedEntry, 'verdict' | 'alerts' | 'forms' | 'duplicateOf'>;

/** How many entries have each verdict and each alert. */
export function countsOf(entries: readonly CountedEntry[]): CheckCounts {
  const counts = Object.fromEntries([...checkVerdicts, ...checkAlerts].map((code) => [code, 0])) as Record<
    CheckVerdict | CheckAlert,
    number
  >;
  for (const { verdict, alerts } of entries) for (const code of [verdict, ...alerts]) counts[code] += 1;
  const duplicates = entries.filter(({ duplicateOf }) => duplicateOf !== undefined).length;
  const forms = entries.filter((one) => one.verdict === 'confirmed' && one.forms.length > 0).length;
  return { total: entries.length, duplicates, forms, ...counts };
}

/** An entry before it is checked, as the API says it. */
export const presentListed = ({
  index,
  input,
  start,
  end,
}: ListedReference & { index: number }): ListedEntry => ({
  index,
  input,
  start,
  end,
});
