/** The words around annotations. */
export const annotationWords = {
  title: 'Annotation',
  about: 'What you say about this work. An annotated list prints it below the reference.',
  label: 'Your annotation',
  hint: 'A line is a paragraph. Web addresses become links.',
  italic: 'Italic',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Annotation saved',
  notPrinted: 'Turn on “Annotated” above the list to print it.',
  failed: 'Failed to save the annotation',
  add: 'Add annotation',
  edit: 'Edit annotation',
  annotated: 'Annotated',
  hide: 'Hide',
  show: 'What to write',
  words: (count: number) => (count === 1 ? '1 word' : `${count.toLocaleString('en-GB')} words`),
  tooLong: (words: number, characters: number) =>
    `Your annotation is too long. Shorten it to ${words.toLocaleString('en-GB')} words and ${characters.toLocaleString('en-GB')} characters.`,
} as const;

/** What teachers ask an annotation to say. */
export const annotationPrompts = [
  { name: 'Summary', question: 'What does the author ask, do and find?' },
  { name: 'Assessment', question: 'Who wrote it, and for whom? What speaks for it, what is missing?' },
  { name: 'Use', question: 'Which point of your paper does it support?' },
] as const;
