/** What manual entry says beside its fields. */
export const manualWords = {
  noAuthor: 'No author',
  noDate: 'No date',
  alsoMissing: 'Missing, too',
} as const;
