import { citationRequestSchema } from '@citewright/contract';
import { expect, it } from 'vitest';
import { buildRequest, InputError } from './build-request.ts';
import { type CitationFormValues, emptyValues } from './values.ts';

function request(values: Partial<CitationFormValues>) {
  return buildRequest({ ...emptyValues('mla'), ...values });
}

it.each([
  ['doi:10.1038/NATURE14539', 'doi', '10.1038/nature14539'],
  ['978-0-306-40615-7', 'isbn', '9780306406157'],
  ['ISBN 0-306-40615-2', 'isbn', '0306406152'],
  ['080442957x', 'isbn', '080442957X'],
  ['ISBN-13: 978 0 306 40615 7 (hardback, 1 box)', 'isbn', '9780306406157'],
  ['example.org', 'url', 'http://example.org/'],
  ['(Smith, 2020)', 'intext', '(Smith, 2020)'],
  [' rivers  and towns ', 'title', 'rivers and towns'],
])('%j is sent as %s %s', (sourceIdentifier, inputType, sourceInput) => {
  expect(request({ sourceIdentifier })).toEqual({ format: 'mla', inputType, sourceInput });
});

it('an in-text citation is sent with its topic, if any', () => {
  const values = { activeTab: 'intext', sourceIdentifier: ' Smith (2020) ' } as const;
  expect(request(values)).toEqual({ format: 'mla', inputType: 'intext', sourceInput: 'Smith (2020)' });
  expect(request({ ...values, inTextContext: ' soil acidity ' })).toHaveProperty('context', 'soil acidity');
});

it('manual entry sends the trimmed non-empty fields, and only the additional fields of its source type', () => {
  const built = request({
    activeTab: 'manual',
    manualTitle: ' Deep learning ',
    manualAuthors: 'LeCun, Y.',
    manualYear: '2015',
    manualPublisher: 'Nature',
    manualUrl: 'example.org/a',
    manualDetails: { volume: ' 521 ', issue: '', page: '436-444', edition: '2' },
  });
  expect(built).toEqual({
    format: 'mla',
    inputType: 'manual',
    sourceInput: 'manual',
    manualData: {
      title: 'Deep learning',
      authors: 'LeCun, Y.',
      year: '2015',
      sourceType: 'article',
      publisher: 'Nature',
      url: 'http://example.org/a',
      volume: '521',
      page: '436-444',
    },
  });
  expect(citationRequestSchema.safeParse(built).success).toBe(true);
});

it('"No author" and "No date" are sent in place of what was typed before', () => {
  const built = request({
    activeTab: 'manual',
    manualTitle: 'Tides',
    manualAuthors: 'A. Nobody',
    noAuthor: true,
    noDate: true,
    manualSourceType: 'website',
  });
  expect(built.manualData).toEqual({
    title: 'Tides',
    authors: '',
    year: '',
    noAuthor: true,
    noDate: true,
    sourceType: 'website',
  });
  expect(citationRequestSchema.safeParse(built).success).toBe(true);
});

it('a type beyond the first five is sent with the fields that the form has for it', () => {
  const built = request({
    activeTab: 'manual',
    manualTitle: 'The Lavender Hill Mob',
    manualYear: '1951',
    manualPublisher: 'Ealing Studios',
    manualType: { type: 'motion_picture', fields: ['author', 'issued', 'director', 'publisher'] },
    manualUrl: 'example.org/hidden',
    manualDetails: { director: 'Crichton, Charles', volume: '3' },
  });
  expect(built.manualData).toEqual({
    title: 'The Lavender Hill Mob',
    authors: '',
    year: '1951',
    type: 'motion_picture',
    director: 'Crichton, Charles',
    publisher: 'Ealing Studios',
  });
  expect(citationRequestSchema.safeParse(built).success).toBe(true);
});

it('a DOI entered as a URL is sent as a bare DOI', () => {
  const manualDetails = { DOI: ' https://doi.org/10.1038/NATURE14539 ' };
  expect(request({ activeTab: 'manual', manualDetails }).manualData?.DOI).toBe('10.1038/nature14539');
});

it.each([
  ['auto', 'Invalid input. Please provide a valid URL, DOI, or ISBN.'],
  ['intext', 'Invalid in-text citation format. Please provide a valid in-text citation.'],
] as const)('in the tab %s, input of no known kind is an error: %s', (activeTab, message) => {
  expect(() => request({ activeTab, sourceIdentifier: '12' })).toThrow(new InputError(message));
});
