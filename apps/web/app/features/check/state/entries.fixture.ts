import type { CheckedEntry, CheckedRecord, CitationItem } from '@citewright/contract';
import { type Entry, undecided } from './check-state.ts';
import type { Decision } from './decision.ts';

/** The item that a list gives of a paper, with a wrong year and no DOI. */
export const listedItem: CitationItem = {
  id: 'x1',
  type: 'article-journal',
  title: 'Deep learning',
  author: [{ family: 'LeCun', given: 'Y.' }],
  issued: { 'date-parts': [[2016]] },
  'container-title': 'Nature',
  'citation-key': 'lecun',
};

/** Its record. */
export const paper: CheckedRecord = {
  item: {
    id: '10.1038/nature14539',
    type: 'article-journal',
    title: 'Deep learning',
    author: [{ family: 'LeCun', given: 'Yann' }],
    issued: { 'date-parts': [[2015, 5, 28]] },
    'container-title': 'Nature',
    DOI: '10.1038/nature14539',
  },
  source: 'crossref',
  url: 'https://doi.org/10.1038/nature14539',
  identifiers: { doi: '10.1038/nature14539' },
};

/** A verdict that says: year and DOI differ. */
export function checked(changes: Partial<CheckedEntry> = {}): CheckedEntry {
  return {
    index: 0,
    verdict: 'differs',
    alerts: [],
    item: listedItem,
    differences: [
      { field: 'issued', listed: '2016', record: '2015', weight: 'serious' },
      { field: 'DOI', listed: null, record: '10.1038/nature14539', weight: 'slight' },
    ],
    forms: [],
    record: paper,
    alternatives: [],
    asked: [{ register: 'crossref', outcome: 'held' }],
    notices: [],
    ...changes,
  };
}

/** An entry of a list. */
export function entryOf(changes: Partial<CheckedEntry> = {}, decision: Decision = undecided): Entry {
  const result = checked(changes);
  return { index: result.index, input: 'LeCun, Y. (2016). Deep learning. Nature.', result, decision };
}
