/** What the list of a browser's citations says. */
export const historyWords = {
  heading: 'Your citations',
  about: 'Kept in this browser until you clear them. In a project they become one sorted list.',
  copyAll: 'Copy all',
  clear: 'Clear',
  cleared: 'Your citations are cleared',
  remove: (title: string) => `Remove ${title}`,
  removed: 'Removed from your citations',
  undo: 'Undo',
  restore: (count: number) => `Restore ${count} removed`,
  notCopied: 'The list could not be made',
  notCopiedAdvice: 'Check your connection and try again.',
} as const;

/** What is said of a source that the list has already. */
export const listedWords = {
  title: 'It is in your list already',
  show: 'Show',
  addAnyway: 'Add anyway',
} as const;

/** What is said when the list of a browser's citations becomes a project. */
export const keepWords = {
  keep: 'Keep as a project',
  keeping: 'Keeping...',
  name: (day: string) => `My references, ${day}`,
  kept: (name: string) => `Kept as “${name}”`,
  unproved: (titles: string) =>
    `Not found again just now, so saved as your list has them, unverified: ${titles}.`,
  lost: (titles: string) => `Not stored, and still in your list: ${titles}.`,
  unedited: (titles: string) => `What you changed is not stored of: ${titles}.`,
  failed: 'The project could not be made',
} as const;

/** What is said where several sources become one citation. */
export const togetherWords = {
  begin: 'Cite several',
  end: 'Done',
  select: (title: string) => `Cite ${title}`,
  hint: 'Tick the sources that one sentence cites.',
  copy: 'Copy the citation of the ticked sources',
  failed: 'The citation could not be made. Check your connection and try again.',
} as const;
