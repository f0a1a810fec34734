import type { Item, Name } from '@citewright/csl';
import { comparable } from '@citewright/record';
import { editsBetween, yearOf } from '../../../packages/record/src/index.ts';
import type { Http } from '../../../packages/registers/src/http/http.ts';

/** A record of the index, with how often it is cited. */
export interface Indexed {
  item: Item;
  citedBy: number;
}

const wordsOf = (text: string) => comparable(text).split(' ').filter(Boolean);

function nameOf({ given, family, literal }: Name): string {
  return literal ?? [given, family].filter(Boolean).join(' ');
}

const creatorsOf = (item: Item) => item.author ?? item.editor ?? [];

const crossrefTypes: Record<string, string> = {
  article: 'posted-content',
  book: 'book',
  chapter: 'book-chapter',
  dataset: 'dataset',
  'paper-conference': 'proceedings-article',
  report: 'report',
  thesis: 'dissertation',
};

/** A record as Crossref describes a work. */
function crossrefWork({ item, citedBy }: Indexed) {
  const author = creatorsOf(item).map(({ family, given, literal }) =>
    literal === undefined ? { family, given } : { name: literal },
  );
  return {
    DOI: item.DOI,
    type: crossrefTypes[item.type] ?? 'journal-article',
    title: [item.title],
    author,
    'container-title': item['container-title'] === undefined ? [] : [item['container-title']],
    issued: { 'date-parts': [[yearOf(item.issued)]] },
    volume: item.volume,
    page: item.page,
    'is-referenced-by-count': citedBy,
  };
}

/** A record as OpenAlex describes a work. */
function openAlexWork({ item, citedBy }: Indexed) {
  return {
    id: `https://openalex.org/${item.id}`,
    ...(item.DOI !== undefined && { doi: `https://doi.org/${item.DOI}` }),
    title: item.title,
    publication_year: yearOf(item.issued),
    type: item.type === 'book' || item.type === 'report' ? item.type : 'article',
    authorships: creatorsOf(item).map((name) => ({ raw_author_name: nameOf(name) })),
    primary_location: { source: { display_name: item['container-title'], type: 'journal' } },
    cited_by_count: citedBy,
  };
}

/** A record as Open Library lists it in a search. */
function openLibraryWork({ item }: Indexed) {
  const year = yearOf(item.issued);
  return {
    key: `/works/${item.id}`,
    title: item.title,
    author_name: creatorsOf(item).map(nameOf),
    first_publish_year: year,
    publish_year: [year],
    edition_count: 1,
  };
}

/** A word of a query with all the forms that it may have, and how much it weighs. */
interface Term {
  forms: string[];
  weight: number;
}

interface Entry extends Indexed {
  year: number;
  authors: Set<string>;
  words: Set<string>;
}

/** A work with this title contains one of its rarest words; the other words only rank the results. */
const rarestWords = 4;

function byWords(entries: readonly Entry[], wordsIn: (entry: Entry) => Set<string>): Map<string, Entry[]> {
  const lists = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const word of wordsIn(entry)) {
      const list = lists.get(word);
      if (list === undefined) lists.set(word, [entry]);
      else list.push(entry);
    }
  }
  return lists;
}

/** Records by the words of their authors and of everything bibliographic, with how rare each word is. */
function createIndex(records: readonly Indexed[]) {
  const entries = records.map((record): Entry => {
    const { item } = record;
    const authors = new Set(creatorsOf(item).flatMap((name) => wordsOf(nameOf(name))));
    const text = [item.title, item['container-title'], item.publisher].filter(Boolean).join(' ');
    return {
      ...record,
      year: yearOf(item.issued) ?? 0,
      authors,
      words: new Set([...wordsOf(text), ...authors]),
    };
  });
  const byAuthor = byWords(entries, ({ authors }) => authors);
  const byWord = byWords(entries, ({ words }) => words);
  const rarity = (word: string) => Math.log(1 + entries.length / (1 + (byWord.get(word)?.length ?? 0)));
  const score = (words: readonly string[], held: Set<string>) =>
    words.reduce((sum, word) => sum + (held.has(word) ? rarity(word) : 0), 0);
  const withAuthor = (words: readonly string[]) => [
    ...new Set(words.flatMap((word) => byAuthor.get(word) ?? [])),
  ];
  const about = (words: readonly string[]) => {
    const known = words.filter((word) => byWord.has(word));
    const rarest = known.toSorted((one, other) => rarity(other) - rarity(one)).slice(0, rarestWords);
    return [...new Set(rarest.flatMap((word) => byWord.get(word) ?? []))];
  };
  /** The records with all words; those with any of the rarest only, as the others would come last. */
  const withWords = (words: readonly string[], isAny: boolean) =>
    about(words).filter(({ words: held }) => isAny || words.every((word) => held.has(word)));

  /** The words of the index that are alike, each as rare as all of them together: Lucene's fuzzy terms. */
  const alike = (word: string, edits: number): Term => {
    const forms = [...byWord.keys()].filter((known) => editsBetween(known, word, edits) <= edits);
    const records = forms.reduce((sum, form) => sum + (byWord.get(form)?.length ?? 0), 0);
    return { forms, weight: Math.log(1 + entries.length / (1 + records)) };
  };
  /** The records with any of the terms, and the weight of those that they have. */
  const withTerms = (terms: readonly Term[]): [Entry, number][] => {
    const found = [...new Set(terms.flatMap(({ forms }) => forms.flatMap((form) => byWord.get(form) ?? [])))];
    return found.map((entry) => [
      entry,
      terms.reduce(
        (sum, { forms, weight }) => sum + (forms.some((form) => entry.words.has(form)) ? weight : 0),
        0,
      ),
    ]);
  };
  return { score, withAuthor, about, withWords, alike, withTerms };
}
type Index = ReturnType<typeof createIndex>;

const top = (entries: [Entry, number][], rows: number) =>
  entries
    .toSorted((first, second) => second[1] - first[1])
    .slice(0, rows)
    .map(([entry]) => entry);

/** Any word may match, but something of each field must; the best by relevance, or by citations when asked so. */
function searchCrossref(index: Index, query: URLSearchParams): unknown {
  const authors = wordsOf(query.get('query.author') ?? '');
  const bibliographic = wordsOf(query.get('query.bibliographic') ?? '');
  const [, from = '0', until = '9999'] =
    /from-pub-date:(\d+),until-pub-date:(\d+)/.exec(query.get('filter') ?? '') ?? [];
  const byCitations = query.get('sort') === 'is-referenced-by-count';
  const held = authors.length > 0 ? index.withAuthor(authors) : index.about(bibliographic);
  const hits = held
    .filter(({ item, year }) => item.DOI !== undefined && year >= Number(from) && year <= Number(until))
    .map((entry): [Entry, number, number] => [
      entry,
      index.score(authors, entry.authors),
      index.score(bibliographic, entry.words),
    ])
    .filter(([, , words]) => bibliographic.length === 0 || words > 0)
    .map(([entry, names, words]): [Entry, number] => [entry, byCitations ? entry.citedBy : names + words]);
  return { message: { items: top(hits, Number(query.get('rows') ?? 20)).map(crossrefWork) } };
}

/** All words of an author's name must match; of the words in `search` any when they are joined by OR, else all. */
function searchOpenAlex(index: Index, query: URLSearchParams): unknown {
  const filter = query.get('filter') ?? '';
  const title = /title\.search:([^,]*)/.exec(filter)?.[1];
  if (title !== undefined) {
    const asked = title.split(' OR ').flatMap(wordsOf);
    const found = index
      .withWords(asked, title.includes(' OR '))
      .filter(({ item }) => item.type !== 'book' || item.DOI !== undefined)
      .map((entry): [Entry, number] => [
        entry,
        index.score(asked, new Set(wordsOf(String(entry.item.title)))),
      ]);
    return { results: top(found, 20).map(openAlexWork) };
  }
  const authors = wordsOf(/raw_author_name\.search:([^,]*)/.exec(filter)?.[1] ?? '');
  const [, from = '0', until = '9999'] = /publication_year:(\d+)-(\d+)/.exec(filter) ?? [];
  const search = query.get('search') ?? '';
  const words = search.split(' OR ').flatMap(wordsOf);
  const isMatch = (held: Set<string>) =>
    search.includes(' OR ') ? words.some((word) => held.has(word)) : words.every((word) => held.has(word));
  const hits = index
    .withAuthor(authors)
    .filter((entry) => entry.item.type !== 'book' || entry.item.DOI !== undefined)
    .filter((entry) => entry.year >= Number(from) && entry.year <= Number(until))
    .filter((entry) => authors.every((word) => entry.authors.has(word)) && isMatch(entry.words))
    .map((entry): [Entry, number] => [
      entry,
      search === '' ? entry.citedBy : index.score(words, entry.words),
    ]);
  return { results: top(hits, 20).map(openAlexWork) };
}

/** Works with all words of a query, or with any of those joined by OR; `word~2` stands for all words so near. */
function searchWords(index: Index, asked: string): [Entry, number][] {
  const isBook = ({ item }: Entry) => item.type === 'book';
  if (!/ OR |~/.test(asked)) {
    const words = wordsOf(asked);
    return index
      .withWords(words, false)
      .filter(isBook)
      .map((entry): [Entry, number] => [entry, index.score(words, entry.words)]);
  }
  const terms = asked.split(' OR ').map((part) => {
    const [word = '', edits = '0'] = part.split('~');
    return index.alike(word, Number(edits));
  });
  return index.withTerms(terms).filter(([entry]) => isBook(entry));
}

function searchOpenLibrary(index: Index, query: URLSearchParams): unknown {
  const asked = query.get('q') ?? [...query.values()].join(' ');
  const authors = [...asked.matchAll(/author:"([^"]*)"/g)].flatMap(([, name = '']) => wordsOf(name));
  if (!/[:(]/.test(asked))
    return { docs: top(searchWords(index, asked), Number(query.get('limit') ?? 10)).map(openLibraryWork) };
  const [, from = '0', until = '9999'] = /publish_year:\[(\d+) TO (\d+)\]/.exec(asked) ?? [];
  const about = /\(([^)]*)\)/.exec(asked)?.[1]?.split(' OR ').flatMap(wordsOf) ?? [];
  const hits = index
    .withAuthor(authors)
    .filter((entry) => entry.item.type === 'book')
    .filter((entry) => entry.year >= Number(from) && entry.year <= Number(until))
    .filter((entry) => authors.every((word) => entry.authors.has(word)))
    .filter((entry) => about.length === 0 || about.some((word) => entry.words.has(word)))
    .map((entry): [Entry, number] => [entry, index.score(about, entry.words)]);
  return { docs: top(hits, 10).map(openLibraryWork) };
}

const searches: Record<string, (index: Index, query: URLSearchParams) => unknown> = {
  'api.crossref.org/works': searchCrossref,
  'api.openalex.org/works': searchOpenAlex,
  'openlibrary.org/search.json': searchOpenLibrary,
};

/**
 * An HTTP client behind which Crossref, OpenAlex and Open Library search one set of records as the real ones do (which words have
 * to match, how many hits come back, by what they are sorted), and Crossref answers for its DOIs. Every answer is ready after
 * `wait`.
 */
export function createIndexHttp(records: readonly Indexed[], wait: () => Promise<void>): Http {
  const index = createIndex(records);
  const byDoi = new Map(records.map((record) => [String(record.item.DOI ?? '').toLowerCase(), record]));

  function answerTo(url: URL): unknown {
    const search = searches[`${url.host}${url.pathname}`];
    if (search !== undefined) return search(index, url.searchParams);
    if (url.pathname.startsWith('/ra/')) return [{ RA: 'Crossref' }];
    const work = byDoi.get(decodeURIComponent(url.pathname.slice('/works/'.length)).toLowerCase());
    return url.host === 'api.crossref.org' && work ? { message: crossrefWork(work) } : undefined;
  }

  return async ({ url }) => {
    const ready = wait();
    const answer = answerTo(new URL(url));
    await ready;
    return {
      url,
      status: answer === undefined ? 404 : 200,
      contentType: 'application/json',
      headers: {},
      body: JSON.stringify(answer ?? {}),
    };
  };
}
