/** The words of lists in which spaces part them. */
export const wordSet = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.join(' ').split(' ').filter(Boolean));
