/** What a part of a reference is. `other` is what none of the names fits: identifiers without a label of their own, and words between the parts. */
export const labels = [
  'author',
  'editor',
  'date',
  'title',
  'container',
  'volume',
  'issue',
  'pages',
  'publisher',
  'place',
  'doi',
  'url',
  'edition',
  'collection',
  'genre',
  'note',
  'citation-number',
  'other',
] as const;

/** What a part of a reference is. */
export type Label = (typeof labels)[number];
