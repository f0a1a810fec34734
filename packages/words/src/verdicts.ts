import type {
  AskedRegister,
  CheckAlert,
  CheckCounts,
  CheckedEntry,
  CheckVerdict,
} from '@citewright/contract';
import { counted } from './counted.ts';

/** How a verdict or an alert is called, what it means, and how a summary counts it. */
interface Called {
  label: string;
  meaning: string;
  counted: (count: number) => string;
}

/** What became of an entry of a list: on the page, in reports, on the command line and for assistants. */
export const verdictWords: Readonly<Record<CheckVerdict, Called>> = {
  confirmed: {
    label: 'As the record has it',
    meaning:
      'A register or the page itself has this work, and nothing in your entry contradicts it. Capitals, initials or a shortened journal name may be written differently.',
    counted: (count) => `${count} as the record has ${count === 1 ? 'it' : 'them'}`,
  },
  differs: {
    label: 'Differs',
    meaning:
      'A register has this work, but its record contradicts your entry in the details that are named, however small.',
    counted: (count) => `${count} with wrong details`,
  },
  'other-work': {
    label: 'Wrong DOI, ISBN or link',
    meaning:
      'The DOI, ISBN or address of your entry leads to another work than the one that the entry describes.',
    counted: (count) => `${count} with a wrong DOI, ISBN or link`,
  },
  'not-found': {
    label: 'Not found',
    meaning:
      'The registers that are named were asked, and none has a work like this. It may still exist: registers are not complete. Compare the entry with your source.',
    counted: (count) => `${count} not found`,
  },
  'not-checked': {
    label: 'Could not be checked',
    meaning: 'A register did not answer just now, so we know nothing of these entries. Try them again.',
    counted: (count) => `${count} that could not be checked`,
  },
  'not-checkable': {
    label: 'Not checked here',
    meaning: 'No register holds works of this kind: laws, films, personal communication. Check them by hand.',
    counted: (count) => `${count} not checked here`,
  },
};

/** What stands before a verdict. */
export const alertWords: Readonly<Record<CheckAlert, Called>> = {
  retracted: {
    label: 'Retracted',
    meaning: 'The work was retracted, withdrawn or removed. Cite it only to say so.',
    counted: (count) => `${count} retracted`,
  },
  concern: {
    label: 'Expression of concern',
    meaning: 'The journal has published doubts about the work. Read them before you rely on it.',
    counted: (count) => `${count} with an expression of concern`,
  },
  corrected: {
    label: 'Corrected',
    meaning: 'A correction of the work was published. See whether it changes what you cite.',
    counted: (count) => `${count} corrected`,
  },
  superseded: {
    label: 'Published since',
    meaning:
      'The entry cites a preprint that has been published since. The publication is usually the one to cite.',
    counted: (count) => `${count} published since`,
  },
  gone: {
    label: 'Page gone',
    meaning:
      'The site of the address says that it has no such page any more, or there is no such site. Where an archive of the web keeps a copy, you can cite that.',
    counted: (count) => `${count} ${count === 1 ? 'page' : 'pages'} gone`,
  },
  impossible: {
    label: 'Cannot be right',
    meaning:
      'A detail of the entry is impossible, whatever a register says: a year in the future, pages that run backwards, a DOI or ISBN that cannot exist, one DOI for two works, a page that was read before it came out.',
    counted: (count) => `${count} that cannot be right`,
  },
};

/** CSL variables as a reader calls them; others are shown as they are spelled. */
const fieldNames: Readonly<Record<string, string>> = {
  author: 'authors',
  editor: 'editors',
  translator: 'translators',
  issued: 'year',
  title: 'title',
  'container-title': 'where it appeared',
  'collection-title': 'series',
  volume: 'volume',
  issue: 'issue',
  page: 'pages',
  number: 'number',
  publisher: 'publisher',
  'publisher-place': 'place',
  edition: 'edition',
  DOI: 'DOI',
  ISBN: 'ISBN',
  ISSN: 'ISSN',
  PMID: 'PubMed number',
  URL: 'web address',
  type: 'kind of work',
};

export const fieldName = (field: string): string => fieldNames[field] ?? field.replaceAll('-', ' ');

/** A field that a record has otherwise. */
export const differenceLine = (field: string, listed: string | null, record: string | null): string =>
  `${fieldName(field)}: listed ${listed ?? 'nothing'}, record ${record ?? 'nothing'}`;

/** Fields that say the same in another form. */
export const formsLine = (forms: readonly string[]): string =>
  `In another form: ${forms.map(fieldName).join(', ')}`;

const outcomeWords: Readonly<Record<AskedRegister['outcome'], string>> = {
  held: 'has it',
  'not-held': 'does not have it',
  unavailable: 'could not be asked',
};

/** A register or site that was asked, and what it said. */
export const askedName = ({ register, outcome }: AskedRegister): string =>
  `${register} (${outcomeWords[outcome]})`;

/** What became of an entry in one line, what stands before the verdict first: "Retracted. Differs: year, volume". */
export function verdictLine({
  verdict,
  alerts = [],
  differences,
}: Pick<CheckedEntry, 'verdict'> & {
  alerts?: readonly CheckAlert[] | undefined;
  differences: readonly { field: string }[];
}): string {
  const { label } = verdictWords[verdict];
  const fields = verdict === 'differs' ? differences.map(({ field }) => fieldName(field)).join(', ') : '';
  return [
    ...alerts.map((alert) => alertWords[alert].label),
    fields === '' ? label : `${label}: ${fields}`,
  ].join('. ');
}

/** A part of a summary, and what it counts. */
export interface SummaryPart {
  code: CheckAlert | CheckVerdict;
  text: string;
}

const inSummary: readonly CheckVerdict[] = [
  'differs',
  'other-work',
  'not-found',
  'confirmed',
  'not-checked',
  'not-checkable',
];

/** The parts of a summary, what asks for action first; what there is none of is left out. */
export function summaryParts(counts: CheckCounts): SummaryPart[] {
  const called: Readonly<Record<string, Called>> = { ...alertWords, ...verdictWords };
  const codes = [...(Object.keys(alertWords) as CheckAlert[]), ...inSummary];
  return codes.flatMap((code) => {
    const text = counts[code] > 0 ? called[code]?.counted(counts[code]) : undefined;
    if (text === undefined) return [];
    const forms = code === 'confirmed' && counts.forms > 0 ? ` (${counts.forms} written differently)` : '';
    return [{ code, text: text + forms }];
  });
}

/** How many entries of a list there are of each verdict: "3 entries: 1 retracted, 2 as the record has them." */
export const countsSentence = (counts: CheckCounts): string =>
  `${counted(counts.total, 'entry', 'entries')}${counts.total > 0 ? ': ' : ''}${summaryParts(counts)
    .map(({ text }) => text)
    .join(', ')}.`;
