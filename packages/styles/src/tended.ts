/** Ids under which the repository of CSL has the styles that we tend ourselves, where they differ from ours. */
export const tended: ReadonlyMap<string, string> = new Map([
  ['modern-language-association', 'mla'],
  ['chicago-notes-bibliography-17th-edition', 'chicago'],
  ['harvard-cite-them-right', 'harvard-12'],
  ['harvard-cite-them-right-11th-edition', 'harvard'],
]);

/** Styles of the catalogue that keep their names and are printed by one of ours: Turabian 9 is the 17th edition of Chicago for students. */
const printedBy: ReadonlyMap<string, string> = new Map([['turabian-notes-bibliography', 'chicago']]);

/** The id of ours that prints a style of the catalogue, or one that points to it. */
export const ownPrinterOf = (entry: string, parent: string): string =>
  printedBy.get(entry) ?? ownStyleId(parent);

/** Our id of a style that we tend ourselves; any other id as it is. */
export const ownStyleId = (id: string): string => tended.get(id) ?? id;
