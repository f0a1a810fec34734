/** The words around the same work that is listed twice. */
export const mergeWords = {
  mark: 'Duplicate: this work is listed twice',
  open: 'Merge',
  openOf: (title: string) => `Merge the entries of ${title}`,
  title: 'Merge two entries',
  about: 'Both entries are of one work. One stays with what you choose here, the other is deleted.',
  why: {
    doi: 'They have the same DOI.',
    isbn: 'They have the same ISBN.',
    title: 'They have the same title, first author and year.',
  },
  kept: 'The entry that stays',
  other: 'The entry that goes',
  place: 'Cited place',
  keeps:
    'The entry with the surer record stays, or else the first. What it lacks is taken from the other one. It keeps the notes and tags of both.',
  same: (count: number) => (count === 1 ? '1 detail is the same' : `${count} details are the same`),
  nothing: 'nothing',
  confirm: 'Merge',
  cancel: 'Cancel',
  done: 'Entries merged',
  undone: 'Both entries are back',
  failed: 'Failed to merge the entries',
  notUndone: 'Failed to bring the entries back',
} as const;
