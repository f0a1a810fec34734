/** What manual entry says beside its fields. */
export const manualWords = {
  noAuthor: 'No author',
  noDate: 'No date',
  alsoMissing: 'Missing, too',
  inColumns: 'Enter the names in columns',
  asText: 'Enter the names as text',
  columns: {
    authors: 'Authors',
    given: 'Given names',
    family: 'Family name',
    suffix: 'Suffix',
    organisation: 'Organisation',
    which: (number: number) => `author ${number}`,
    givenOf: (which: string) => `Given names, ${which}`,
    familyOf: (which: string) => `Family name, ${which}`,
    suffixOf: (which: string) => `Suffix, ${which}`,
    organisationOf: (which: string) => `Name of the organisation, ${which}`,
    remove: (which: string) => `Remove ${which}`,
    add: 'Add an author',
  },
} as const;
