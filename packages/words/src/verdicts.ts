import type { CheckCounts, CheckVerdict } from '@citewright/contract';
import { counted } from './counted.ts';

/** What became of an entry of a list, for programs without pictures: the command line and assistants. */
export const verdictSentences: Readonly<Record<CheckVerdict, string>> = {
  confirmed: 'Confirmed',
  differs: 'The work exists; the entry differs',
  'other-work': 'Its identifier belongs to another work',
  'not-found': 'Not found in the registers that were asked',
  'not-checked': 'Could not be checked now',
  'not-checkable': 'No register holds works of this kind',
};

/** A field that a record has otherwise. */
export const differenceLine = (field: string, listed: string | null, record: string | null): string =>
  `${field}: listed ${listed ?? 'nothing'}, record ${record ?? 'nothing'}`;

/** How many entries of a list there are of each verdict. */
export const countsSentence = (counts: CheckCounts): string =>
  `${counted(counts.total, 'entry', 'entries')}: ${counts.confirmed} confirmed, ${counts.differs} differ, ${counts['other-work']} with an identifier of another work, ${counts['not-found']} not found, ${counts['not-checked']} not checked, ${counts['not-checkable']} not checkable.`;
