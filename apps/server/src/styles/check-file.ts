import { CslError, formatProject, itemFromManual } from '@citewright/formatting';
import {
  addCustomStyle,
  type CatalogueEntry,
  readCustomStyle,
  removeCustomStyle,
  StyleFileError,
  type StyleFileFault,
} from '@citewright/styles';

/** What a file is: a style, or the first fault in it. */
export type CheckedStyle =
  | { about: CatalogueEntry }
  | { fault: { code: StyleFileFault; detail: string; place: string } };

/** Works of several kinds: a style that cannot print them is not kept. */
const works = () =>
  (['article', 'book', 'website', 'conference', 'report'] as const).map((sourceType, at) => ({
    ...itemFromManual(
      {
        sourceType,
        title: 'Rivers of the North: A History',
        authors: 'Okafor, Ada; Lindqvist, Per; Sato, Mika; Novak, Jana',
        year: '2021',
        publisher: 'Fjord Press',
      },
      new Date(0),
    ),
    id: at,
  }));

/** Prints the works in a style, under an id that no session has: what requests print meanwhile stays as it is. */
function print(styleId: string, csl: string): void {
  const id = `${styleId}-checked`;
  addCustomStyle(id, csl);
  try {
    formatProject(works(), id);
  } finally {
    removeCustomStyle(id);
  }
}

/** Reads the file of a style, and prints some works in it. */
export function checkFile(id: string, csl: string): CheckedStyle {
  try {
    const about = readCustomStyle(id, csl);
    print(id, csl);
    return { about };
  } catch (error) {
    // The second is thrown while works are printed.
    if (!(error instanceof StyleFileError || error instanceof CslError)) throw error;
    const { code, message, place } = error;
    return { fault: { code, detail: message, place } };
  }
}
