import type { Item, Name } from '@citewright/record';

/** `Family, Given` or, for an organisation, `{Its name}`. */
function readName(text: string): Name {
  const body = /^\{(.+)\}$/.exec(text)?.[1];
  if (body !== undefined) return { literal: body };
  const [family = '', given] = text.split(', ', 2);
  return given === undefined ? { family } : { family, given };
}

/** The CSL variable of the container or publisher, by type. */
const placeOf: Record<string, 'container-title' | 'publisher'> = {
  'article-journal': 'container-title',
  'paper-conference': 'container-title',
  book: 'publisher',
};

/**
 * Parses a line of the catalogue: identifier, type, authors, date, title, journal or publisher, volume,
 * issue, pages, separated by bars; trailing fields may be missing.
 */
export function readEntry(line: string): Item {
  const [id = '', type = '', authors = '', date = '', title = '', place = '', volume, issue, page] =
    line.split('|');
  return {
    id,
    type,
    title,
    author: authors.split('; ').map(readName),
    issued: { 'date-parts': [date.split('-').map(Number)] },
    [placeOf[type] ?? 'publisher']: place,
    ...(volume && { volume }),
    ...(issue && { issue }),
    ...(page && { page }),
    ...(id.startsWith('10.') ? { DOI: id } : { ISBN: id }),
  };
}
