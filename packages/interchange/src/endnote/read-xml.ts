import { childOf, childrenOf, descendantsOf, textOf, type XmlElement } from '@citewright/record';
import type { Reader } from '../format.ts';
import { parseXmlFile } from '../values/parse-xml-file.ts';
import { type EndnoteReference, endnoteItem } from './to-item.ts';

/** Faces of letters and the tags of CSL's rich text. Underlining has none. */
const tags: readonly [face: string, tag: string][] = [
  ['superscript', 'sup'],
  ['subscript', 'sub'],
  ['italic', 'i'],
  ['bold', 'b'],
];

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A text with the faces of its letters, as CSL writes them. */
function richTextOf(element: XmlElement | undefined): string | undefined {
  const styles = childrenOf(element, 'style');
  if (styles.length === 0) return textOf(element);
  const hasFaces = styles.some(({ attributes }) => tags.some(([face]) => attributes.face?.includes(face)));
  const pieces = styles.map((style) => {
    const text = style.content.filter((piece) => typeof piece === 'string').join('');
    if (!hasFaces) return text;
    return tags
      .filter(([face]) => style.attributes.face?.includes(face))
      .reduce((inner, [, tag]) => `<${tag}>${inner}</${tag}>`, escaped(text));
  });
  return pieces.join('').replace(/\s+/g, ' ').trim() || undefined;
}

/** EndNote's XML (`record`), whose fields are numbered styles of text. */
function xmlReference(record: XmlElement): EndnoteReference {
  const text = (...path: string[]) => textOf(childOf(record, ...path));
  const names = (group: string) =>
    childrenOf(childOf(record, 'contributors', group), 'author').flatMap((name) => textOf(name) ?? []);
  const kind = childOf(record, 'ref-type');
  const urls = childOf(record, 'urls');
  return {
    type: kind?.attributes.name ?? '',
    authors: names('authors'),
    secondaryAuthors: names('secondary-authors'),
    tertiaryAuthors: names('tertiary-authors'),
    subsidiaryAuthors: names('subsidiary-authors'),
    title: richTextOf(childOf(record, 'titles', 'title')),
    secondaryTitle: richTextOf(childOf(record, 'titles', 'secondary-title')),
    tertiaryTitle: richTextOf(childOf(record, 'titles', 'tertiary-title')),
    journal: text('periodical', 'full-title'),
    shortJournal: text('periodical', 'abbr-1') ?? text('titles', 'alt-title'),
    year: text('dates', 'year'),
    date: text('dates', 'pub-dates', 'date'),
    number: text('number'),
    standardNumber: text('isbn'),
    doi: text('electronic-resource-num'),
    articleNumber: text('custom7'),
    accessed: text('access-date'),
    pages: text('pages'),
    urls: urls ? descendantsOf(urls, 'url').flatMap((url) => textOf(url) ?? []) : [],
    plain: {
      'title-short': text('titles', 'short-title'),
      volume: text('volume'),
      edition: text('edition'),
      section: text('section'),
      genre: text('work-type'),
      publisher: text('publisher'),
      'publisher-place': text('pub-location'),
      'number-of-volumes': text('num-vols'),
      'call-number': text('call-num'),
      language: text('language'),
      abstract: text('abstract'),
      keyword: childrenOf(childOf(record, 'keywords'), 'keyword')
        .flatMap((word) => textOf(word) ?? [])
        .join(', '),
      note: text('notes'),
      PMCID: text('custom2')?.match(/^PMC\d+$/)?.[0],
      'citation-key': text('label'),
    },
  };
}

export const endnoteXmlReader: Reader = {
  begins: /<records>\s*<record>/,
  *read(file) {
    for (const record of descendantsOf(parseXmlFile(file), 'record')) {
      const reference = xmlReference(record);
      yield { item: endnoteItem(reference), label: reference.title ?? 'record' };
    }
  },
};
