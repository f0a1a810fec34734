import { expect, test } from 'vitest';
import { detect } from './index.ts';

test.each([
  [
    'APA with a DOI',
    'Smith, J. A., & Lee, K. (2020). Reading on screens. Journal of Literacy, 12(3), 45–67. https://doi.org/10.1080/1234567X.2020.1234567',
    'doi',
  ],
  [
    'Harvard with an ISBN',
    'Kahneman, D. (2011) Thinking, fast and slow. London: Allen Lane. ISBN 978-1-84614-055-6.',
    'isbn',
  ],
  [
    'a web page',
    'Brand, S. (2021, May 4). Storm hits the coast. BBC News. https://www.bbc.co.uk/news/uk-12345678',
    'url',
  ],
  [
    'APA without an identifier',
    'LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning. Nature, 521(7553), 436–444.',
    'intext',
  ],
  [
    'MLA, whose year in brackets looks like a citation',
    'Epstein, Nancy E. “Far-Lateral Disc Herniations.” Journal of Neurosurgery 83.4 (1995): 648–656.',
    'intext',
  ],
  [
    'Vancouver',
    '12. Jahn R, Scheller RH. SNAREs — engines for membrane fusion. Nat Rev Mol Cell Biol 2006;7:631–43',
    'title',
  ],
  ['Chicago', 'Morrison, Toni. Beloved: A Novel. New York: Alfred A. Knopf, 1987.', 'title'],
])('a whole reference is marked: %s', (_, text, kind) => {
  expect(detect(text)).toMatchObject({ kind, reference: true });
});

test.each([
  ['a title', 'Thinking, fast and slow'],
  ['a title with author and year', 'thinking fast and slow kahneman 2011'],
  ['a title with a subtitle and a place', 'Montaillou: Cathars and Catholics in a French Village, 1294-1324'],
  ['a title of one word', 'Middlemarch'],
  ['a title of two letters and a number', 'R 4 DS: R for data'],
  ['a Chinese title', '红楼梦'],
  ['a Japanese title of one character', '鼻'],
  ['a title in Cyrillic', 'Война и мир'],
  ['a title with a solidus between words', 'Either/Or: a fragment of life'],
])('%s is none, and words', (_, text) => {
  expect(detect(text)).toEqual({ kind: 'title', value: text });
});

test.each([
  [
    'an in-text citation of several works',
    '(Rabbitt, 1982, p. 4; Lyon et al., 2014, pp. 5–7; Okafor, 2019)',
    'intext',
  ],
  ['a DOI with its address', '10.1038/nature12373 (https://doi.org/10.1038/nature12373)', 'doi'],
  ['an address after a headline', 'BBC - Storm hits coast https://www.bbc.co.uk/news/uk-12345678', 'url'],
  ['an ISBN of an imprint', 'ISBN 978-3-518-28258-8 (kart.) : EUR 18.00', 'isbn'],
])('%s is none', (_, text, kind) => {
  expect(detect(text)).toEqual({ kind, value: expect.any(String) });
});

test.each([
  ['a mistyped ISBN', 'ISBN 978-0-306-40615-8'],
  ['a DOI cut off', 'doi:10.1038'],
  ['a prefix without a slash', '10.1038 nature'],
  ['an address with a space', 'http://a b'],
  ['an address with its scheme only', 'https://'],
  ['a host that is still being typed', 'www.'],
  ['another scheme', 'javascript:alert(1)'],
  ['a path', 'articles/some_title'],
  ['a number', '1984'],
  ['the beginning of a citation', '(Smith, 20'],
  ['the name of an identifier', 'DOI: '],
  ['punctuation', '?!'],
  ['a control character', 'Dune\u0000'],
])('no words: %s', (_, text) => {
  expect(detect(text).kind).toBe('unknown');
});
