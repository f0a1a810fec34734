/** Ids under which the repository of CSL has the styles that we tend ourselves, where they differ from ours. */
export const tended: ReadonlyMap<string, string> = new Map([
  ['modern-language-association', 'mla'],
  ['chicago-notes-bibliography-17th-edition', 'chicago'],
  ['turabian-notes-bibliography', 'chicago'],
  ['harvard-cite-them-right', 'harvard-12'],
  ['harvard-cite-them-right-11th-edition', 'harvard'],
]);

/** Our id of a style that we tend ourselves; any other id as it is. */
export const ownStyleId = (id: string): string => tended.get(id) ?? id;
