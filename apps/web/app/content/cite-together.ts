/** The words of the dialog in which a person makes one citation of several works. */
export const citeTogetherWords = {
  open: 'Pages, words and order',
  title: 'Cite together',
  about: 'One citation of the works that you ticked, as your text has it.',
  place: 'Place',
  number: 'Number',
  prefix: 'Words before',
  suffix: 'Words after',
  noAuthor: 'Leave out the author',
  up: (title: string) => `Move ${title} up`,
  down: (title: string) => `Move ${title} down`,
  unsorted: 'Keep my order',
  sorted: 'Otherwise the style sorts the works, if it does.',
  moved: (title: string, place: number, count: number) => `${title} is now ${place} of ${count}`,
  failed: 'The citation could not be made. Check your connection and try again.',
} as const;
