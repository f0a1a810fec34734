import type { ManualSourceType } from '@citewright/contract';

/** The CSL fields of manual entry beyond the specified ones. */
export const detailFields = [
  'container-title',
  'volume',
  'issue',
  'page',
  'edition',
  'collection-title',
  'publisher-place',
  'number',
  'genre',
  'event-title',
  'event-place',
  'DOI',
] as const;
export type DetailField = (typeof detailFields)[number];

/** The label of a field, and an example value. */
export interface DetailPrompt {
  field: DetailField;
  label: string;
  example: string;
}

const doi: DetailPrompt = { field: 'DOI', label: 'DOI', example: '10.1000/182' };
const pages: DetailPrompt = { field: 'page', label: 'Pages', example: '436–444' };
const place: DetailPrompt = { field: 'publisher-place', label: 'Place', example: 'London' };

/** The fields under "More details" by source type: those that at least one of the five styles prints for it. */
export const detailPrompts: Record<ManualSourceType, DetailPrompt[]> = {
  article: [
    { field: 'volume', label: 'Volume', example: '521' },
    { field: 'issue', label: 'Issue', example: '7553' },
    pages,
    doi,
  ],
  book: [
    { field: 'edition', label: 'Edition', example: '2' },
    { field: 'volume', label: 'Volume', example: '1' },
    { field: 'collection-title', label: 'Series', example: 'Oxford World’s Classics' },
    place,
    doi,
  ],
  website: [{ field: 'container-title', label: 'Website name', example: 'BBC News' }],
  report: [
    { field: 'genre', label: 'Kind of report', example: 'Working paper' },
    { field: 'number', label: 'Report number', example: '24-017' },
    place,
    doi,
  ],
  conference: [
    { field: 'container-title', label: 'Proceedings', example: 'Proceedings of the 31st Conference on …' },
    { field: 'event-title', label: 'Conference', example: 'NeurIPS 2017' },
    { field: 'event-place', label: 'Place of the conference', example: 'Long Beach, CA' },
    pages,
    { field: 'publisher-place', label: 'Place of publication', example: 'New York' },
    doi,
  ],
};

/** The label of the specified "publisher" field for each source type. */
export const publisherLabels = {
  article: 'Journal or publisher',
  book: 'Publisher',
  website: 'Website or publisher',
  report: 'Institution or publisher',
  conference: 'Publisher',
} as const satisfies Record<ManualSourceType, string>;
