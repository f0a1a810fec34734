import { describe, expect, it } from 'vitest';
import { citationFormSchema } from './form-schema.ts';
import { type CitationFormValues, emptyValues } from './values.ts';

/** The error messages of a form by field (only the first of each, as shown); empty if the form is valid. */
function complaints(values: Partial<CitationFormValues>): Record<string, string> {
  const result = citationFormSchema.safeParse({ ...emptyValues('apa'), ...values });
  const issues = result.error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}

const required = 'Title, Authors, and Year are required for manual citation';

describe('the Auto-Detect tab', () => {
  it.each([
    ['', 'Please enter a URL, DOI, or ISBN'],
    ['  \t ', 'Please enter a URL, DOI, or ISBN'],
    ['12', 'Could not detect type. Please enter a valid URL, DOI, or ISBN.'],
    ['http://a b', 'Invalid URL format.'],
    ['978-0-306-40615-8', 'Invalid ISBN format or checksum.'],
    ['1234567890123', 'Invalid ISBN format or checksum.'],
    ['http://', 'Invalid URL format.'],
    ['https://exa mple.org', 'Invalid URL format.'],
    ['www.', 'Invalid URL format.'],
  ])('%j is refused: %s', (sourceIdentifier, message) => {
    expect(complaints({ sourceIdentifier })).toEqual({ sourceIdentifier: message });
  });

  it.each([
    'deep learning',
    '10.1038/nature14539',
    '0-306-40615-2',
    'example.org',
    'https://example.org/',
    '(Smith, 2020)',
  ])('%j is taken', (sourceIdentifier) => {
    expect(complaints({ sourceIdentifier })).toEqual({});
  });

  it("text beyond the server's maximum length is rejected", () => {
    const sourceIdentifier = `https://example.org/${'a'.repeat(2_048)}`;
    expect(complaints({ sourceIdentifier }).sourceIdentifier).toMatch(/shorten this to 2,048 characters/);
  });
});

describe('a type beyond the first five', () => {
  const film = {
    activeTab: 'manual',
    manualType: { type: 'motion_picture', fields: ['author', 'issued'] },
  } satisfies Partial<CitationFormValues>;

  it('needs a title only', () => {
    expect(complaints(film)).toEqual({ manualTitle: 'Please enter a title' });
    expect(complaints({ ...film, manualTitle: 'Alien' })).toEqual({});
  });

  it('is not checked for fields that the form does not have for it', () => {
    const hidden = { manualUrl: 'no url', manualDetails: { DOI: 'no doi' } };
    expect(complaints({ ...film, ...hidden, manualTitle: 'Alien' })).toEqual({});
  });
});

describe('the In-Text Citation tab', () => {
  const invalid = 'Please enter a valid in-text citation format like (Author, Year) or Author (Year)';

  it.each([
    ['', 'Please enter an in-text citation'],
    ['Smith 2020 said', invalid],
    ['10.1038/nature14539', invalid],
  ])('%j is refused: %s', (sourceIdentifier, message) => {
    expect(complaints({ activeTab: 'intext', sourceIdentifier })).toEqual({ sourceIdentifier: message });
  });

  it.each(['(Smith, 2020)', 'Smith (2020)', '(Smith 2020)', '(Smith & Jones, 2020, p. 12)'])(
    '%j is taken',
    (sourceIdentifier) => {
      expect(complaints({ activeTab: 'intext', sourceIdentifier })).toEqual({});
    },
  );
});

describe('the Manual Entry tab', () => {
  const typed = {
    activeTab: 'manual',
    manualTitle: 'Deep learning',
    manualAuthors: 'LeCun, Y.',
    manualYear: '2015',
  } as const;

  it('title, authors and year are required, and one message says so at each', () => {
    expect(complaints({ activeTab: 'manual', manualTitle: ' ' })).toEqual({
      manualTitle: required,
      manualAuthors: required,
      manualYear: required,
    });
  });

  it('"No author" and "No date" stand in place of authors and year', () => {
    const choices = { activeTab: 'manual', manualTitle: 'Tides', noAuthor: true } as const;
    expect(complaints(choices)).toEqual({ manualYear: required });
    expect(complaints({ ...choices, noDate: true })).toEqual({});
  });

  it.each(['', ' ', 'https://example.org/', 'example.org/page'])('the URL %j is accepted', (manualUrl) => {
    expect(complaints({ ...typed, manualUrl })).toEqual({});
  });

  it.each(['no address', 'ftp://example.org', 'http://'])('the URL %j is rejected', (manualUrl) => {
    expect(complaints({ ...typed, manualUrl })).toEqual({ manualUrl: 'Invalid URL format.' });
  });

  it.each(['', ' ', '10.1000/182', 'https://doi.org/10.1000/182', 'doi:10.1000/182'])(
    'the DOI %j is accepted',
    (DOI) => {
      expect(complaints({ ...typed, manualDetails: { DOI } })).toEqual({});
    },
  );

  it('an invalid DOI is rejected if the source type has a DOI', () => {
    const manualDetails = { DOI: 'see below' };
    expect(complaints({ ...typed, manualDetails })).toEqual({
      'manualDetails.DOI': 'A DOI looks like 10.1000/182',
    });
    expect(complaints({ ...typed, manualDetails, manualSourceType: 'website' })).toEqual({});
  });
});

it('only the open tab is validated', () => {
  expect(complaints({ activeTab: 'auto', sourceIdentifier: '10.1000/182', manualUrl: 'no address' })).toEqual(
    {},
  );
});

it('what is no id of a style is rejected', () => {
  const values = { ...emptyValues('apa'), sourceIdentifier: '10.1000/182', format: 'No style!' };
  expect(citationFormSchema.safeParse(values).success).toBe(false);
});
