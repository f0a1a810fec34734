import { decodeText } from '@citewright/record';
import type { Claims, TextField } from './claim.ts';
import { textClaims } from './claim.ts';
import { attribute, markers, type Page } from './page.ts';

const textKeys: readonly (readonly [string, TextField])[] = [
  ['rft.atitle', 'title'],
  ['rft.date', 'issued'],
  ['rft.jtitle', 'container-title'],
  ['rft.volume', 'volume'],
  ['rft.issue', 'issue'],
  ['rft.spage', 'page-first'],
  ['rft.epage', 'page-last'],
  ['rft.pages', 'page'],
  ['rft.issn', 'ISSN'],
  ['rft.isbn', 'ISBN'],
  ['rft.pub', 'publisher'],
  ['rft.place', 'publisher-place'],
];

const genres: Readonly<Record<string, string>> = {
  article: 'article-journal',
  bookitem: 'chapter',
  book: 'book',
  proceeding: 'paper-conference',
  dissertation: 'thesis',
  report: 'report',
};

/**
 * Claims of a COinS span (OpenURL ContextObject in the `title` of `span.Z3988`, https://ocoins.info). Several
 * spans are a list of other works (search results, references) and are ignored.
 */
export function readCoins(page: Page): Claims {
  const spans = page.elements.filter(
    (element) => element.tag === 'span' && markers(element).includes('z3988'),
  );
  const [span] = spans;
  if (!span || spans.length > 1) return { texts: [], names: [] };
  const context = new URLSearchParams(attribute(span, 'title').slice(0, 8_000).replaceAll('&amp;', '&'));
  const value = (key: string) => decodeText(context.get(key) ?? '') || undefined;
  const texts = textClaims('coins', () => 'coins', [
    ...textKeys.map(([key, field]) => [field, value(key)] as const),
    ['title', value('rft.atitle') ?? value('rft.btitle') ?? value('rft.title')],
    ['kind', genres[value('rft.genre') ?? '']],
    ['DOI', context.getAll('rft_id').find((id) => id.includes('doi'))],
  ]);
  const people = context.getAll('rft.au').map((name) => ({ name: decodeText(name) }));
  const last = value('rft.aulast');
  const first = last ? [{ name: [value('rft.aufirst'), last].filter(Boolean).join(' ') }] : [];
  const authors = people.length > 0 ? people : first;
  return {
    texts,
    names: authors.length > 0 ? [{ field: 'author', value: authors, family: 'coins', source: 'coins' }] : [],
  };
}
