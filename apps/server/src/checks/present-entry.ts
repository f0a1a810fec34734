import {
  type CheckCounts,
  type CheckedEntry,
  type CheckedRecord,
  type CheckVerdict,
  checkVerdicts,
  type ListedEntry,
} from '@citewright/contract';
import { withSeverity } from '@citewright/record';
import type { CheckedWork, FieldDifference, Judgement } from '@citewright/resolver';
import { problemMessages, tellNotice } from '@citewright/words';
import { fitItem } from '../citations/fit-work.ts';
import { problemOf } from '../edge/failure.ts';
import type { ListedReference } from './listed.ts';

/** A reference of a list, with its place among the others and the earlier one of the same work. */
export interface Listed extends ListedReference {
  index: number;
  duplicateOf: number | undefined;
}

type SourceRecord = NonNullable<Judgement['record']>;

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

const gravestFirst = (one: FieldDifference, other: FieldDifference) =>
  Number(one.weight === 'slight') - Number(other.weight === 'slight');

/** What became of an entry, as the API says it. */
export function presentEntry({ index, item, duplicateOf }: Listed, checked: CheckedWork): CheckedEntry {
  const { verdict, record, alternatives, asked, notices } = checked;
  const differences = checked.differences.toSorted(gravestFirst);
  return {
    index,
    verdict,
    item,
    ...(checked.score !== undefined && { confidence: checked.score }),
    differences,
    ...(record && { record: presentRecord(record) }),
    alternatives: alternatives.map(presentRecord),
    asked,
    notices: notices.map((notice) => withSeverity(tellNotice(notice))),
    ...(duplicateOf !== undefined && { duplicateOf }),
  };
}

/** An entry that could not be checked, with the reason. */
export function uncheckedEntry({ index, item, duplicateOf }: Listed, error: unknown): CheckedEntry {
  const { code } = problemOf(error);
  return {
    index,
    verdict: 'not-checked',
    item,
    differences: [],
    alternatives: [],
    asked: [],
    notices: [],
    ...(duplicateOf !== undefined && { duplicateOf }),
    problem: { message: problemMessages[code], code },
  };
}

/** How many entries have each verdict. */
export function countsOf(entries: readonly Pick<CheckedEntry, 'verdict' | 'duplicateOf'>[]): CheckCounts {
  const counts = Object.fromEntries(checkVerdicts.map((verdict) => [verdict, 0])) as Record<
    CheckVerdict,
    number
  >;
  for (const { verdict } of entries) counts[verdict] += 1;
  const duplicates = entries.filter(({ duplicateOf }) => duplicateOf !== undefined).length;
  return { total: entries.length, duplicates, ...counts };
}

/** An entry before it is checked, as the API says it. */
export const presentListed = ({ index, input, start, end }: Listed): ListedEntry => ({
  index,
  input,
  start,
  end,
});
