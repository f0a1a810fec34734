import { formatReference } from '@citewright/formatting';
import type { Item } from '@citewright/record';
import type { Advice, AdvicePlace, ListStyle, Paper } from '../paper.ts';
import { type Trait, traitsOf } from './traits.ts';

// Which style the list is in: its articles are printed in candidate styles, and what stands around their fields is compared.

interface Candidate {
  id: string;
  name: string;
  /** What its entries have and those of another edition do not. */
  marks?: RegExp;
}

/** Styles that lists are compared with, by how the paper cites; of two that fit alike the one is meant whose marks more entries have, or the first. */
const candidates: Readonly<Record<'numbers' | 'names', readonly Candidate[]>> = {
  numbers: [
    { id: 'vancouver', name: 'Vancouver' },
    { id: 'ieee', name: 'IEEE' },
    { id: 'ama', name: 'AMA' },
    { id: 'nature', name: 'Nature' },
    { id: 'american-chemical-society', name: 'ACS' },
    { id: 'elsevier-vancouver', name: 'Elsevier (Vancouver)' },
    { id: 'associacao-brasileira-de-normas-tecnicas', name: 'ABNT' },
  ],
  names: [
    { id: 'apa', name: 'APA', marks: /https:\/\/doi\.org\/10\./ },
    { id: 'apa-6th-edition', name: 'APA 6', marks: /\bdoi:\s?10\.|\bRetrieved from\b/i },
    { id: 'mla', name: 'MLA' },
    { id: 'chicago-author-date', name: 'Chicago (author-date)' },
    { id: 'chicago', name: 'Chicago' },
    { id: 'harvard', name: 'Harvard' },
    { id: 'associacao-brasileira-de-normas-tecnicas', name: 'ABNT' },
    { id: 'elsevier-harvard', name: 'Elsevier (Harvard)' },
    { id: 'springer-basic-author-date', name: 'Springer (author-date)' },
    { id: 'american-sociological-association', name: 'ASA' },
  ],
};

const citesByNumber = ({ callouts }: Pick<Paper, 'callouts'>) =>
  callouts.filter(({ text }) => !/\p{L}|\d{4}/u.test(text)).length > callouts.length / 2;

/** Articles of a list by which its style is told, at least and at most, and those that are compared with it. */
const [fewest, sampled, mostCompared] = [6, 30, 300];
/** The share of the articles that are wholly as a style prints them, and of traits that agree, at least. */
const [mostly, nearly] = [0.6, 0.85];

/** An article with what a comparison needs. */
interface Article {
  reference: number;
  start: number;
  end: number;
  /** As the entry prints it. */
  item: Item;
  /** As a style is to print it: with a name for those that the entry leaves out. */
  whole: Item;
  traits: ReadonlyMap<string, Trait>;
}

const inSmall = (name: string) =>
  /^\p{Lu}[\p{Lu}\p{M}'’ -]+$/u.test(name) && name.length > 3
    ? name.replace(/(?<=\p{L})\p{Lu}+/gu, (rest) => rest.toLowerCase())
    : name;

/** Names that an entry leaves out before the last one. */
const gap = /(?:…|\.\s?\.\s?\.)\s*(?:&\s)?\p{L}/u;
const leftOut = { family: 'Nomina', given: 'N.' };

/** The authors of an entry with one for those that it leaves out: the last of them is known. */
function wholeOf(item: Item, text: string): Item {
  const { author = [] } = item;
  const last = author.at(-1)?.family ?? '';
  const until = last === '' ? -1 : text.lastIndexOf(last);
  return last !== '' && gap.test(text.slice(0, until + 1))
    ? { ...item, author: [...author.slice(0, -1), leftOut, ...author.slice(-1)] }
    : item;
}

/** The articles of journals whose parts are all known. */
function articlesOf({ references }: Pick<Paper, 'references'>): Article[] {
  return references.flatMap(({ text, start, end, item }, reference): Article[] => {
    const { author = [], title, volume, page, issued } = item;
    const isWhole = author.length > 0 && author.every(({ family, given }) => family && given);
    if (item.type !== 'article-journal' || !isWhole || !title || !volume || !page || !issued) return [];
    const traits = traitsOf(text, item);
    if (!traits) return [];
    const printed: Item = {
      ...item,
      id: String(reference),
      author: author.map((own) => ({ ...own, family: inSmall(own.family ?? '') })),
    };
    // Styles print addresses and dates of looking up otherwise from publisher to publisher.
    const { DOI: _, URL: _url, accessed: _accessed, ...plain } = printed;
    return [{ reference, start, end, item: plain, whole: wholeOf(plain, text), traits }];
  });
}

interface Departure {
  name: string;
  own: string;
  usual: string;
}

/** The traits of an article that a style prints otherwise; absent where it cannot be compared. */
function departures({ item, whole, traits }: Article, style: string): Departure[] | undefined {
  const printed = formatReference(whole, style).text.replace(/^\s*(?:\[\d+\]|\d+\.)\s*/u, '');
  const usual = traitsOf(printed, item);
  return (
    usual &&
    [...traits].flatMap(([name, own]) => {
      const other = usual.get(name);
      return other === undefined || other.key === own.key
        ? []
        : [{ name, own: own.shown, usual: other.shown }];
    })
  );
}

/** Articles with a trait that say how a list is made, and the share of them that is no slip. */
const [telling, habit] = [3, 0.6];

interface Fit {
  id: string;
  name: string;
  /** The shares of articles and of traits that agree. */
  whole: number;
  traits: number;
  /** Entries with its marks. */
  marked: number;
}

/** How well articles agree with a style; absent where most of them do something otherwise. */
function fitOfStyle(
  articles: readonly Article[],
  { id, name, marks }: Candidate,
  { references }: Pick<Paper, 'references'>,
): Fit | undefined {
  let [whole, traits, all] = [0, 0, 0];
  const counts = new Map<string, { all: number; other: number }>();
  for (const article of articles) {
    const differing = departures(article, id);
    if (differing?.length === 0) whole += 1;
    for (const trait of article.traits.keys()) {
      const count = counts.get(trait) ?? { all: 0, other: 0 };
      counts.set(trait, count);
      count.all += 1;
      all += 1;
      if (!differing || differing.some((own) => own.name === trait)) count.other += 1;
      else traits += 1;
    }
  }
  const isOther = [...counts.values()].some(
    (count) => count.all >= telling && count.other > count.all * habit,
  );
  const marked = references.filter(({ text }) => marks?.test(text)).length;
  return isOther ? undefined : { id, name, whole: whole / articles.length, traits: traits / all, marked };
}

/** A part of the articles, evenly spread. */
const spread = (articles: readonly Article[]) =>
  articles.filter(
    (_, at) =>
      Math.floor((at * sampled) / articles.length) !== Math.floor(((at - 1) * sampled) / articles.length),
  );

/** The style that a list is in, and its articles that depart from it; absent where no style fits well. */
function styleOfList(
  paper: Pick<Paper, 'references' | 'callouts'>,
): { style: ListStyle; places: AdvicePlace[] } | undefined {
  const articles = articlesOf(paper).slice(0, mostCompared);
  if (articles.length < fewest) return undefined;
  const sample = articles.length > sampled ? spread(articles) : articles;
  const fits = candidates[citesByNumber(paper) ? 'numbers' : 'names'].flatMap(
    (candidate) => fitOfStyle(sample, candidate, paper) ?? [],
  );
  const [best] = fits.toSorted(
    (one, other) => other.traits - one.traits || other.whole - one.whole || other.marked - one.marked,
  );
  if (!best || best.whole < mostly || best.traits < nearly) return undefined;
  const { id, name } = best;
  const places = articles.flatMap((article): AdvicePlace[] => {
    const traits = departures(article, id) ?? [];
    const { reference, start, end } = article;
    return traits.length === 0
      ? []
      : [{ start, end, reference, note: { says: 'departs', style: name, traits } }];
  });
  return {
    style: { id, name, agreeing: articles.length - places.length, compared: articles.length },
    places,
  };
}

/** A paper with the style of its list, and the entries that depart from it. */
export function withListStyle(paper: Paper): Paper {
  // The list of a source with keys is printed by us.
  const found = paper.coverage.list === 'keys' ? undefined : styleOfList(paper);
  if (!found) return paper;
  const { style, places } = found;
  const advice: Advice = {
    kind: 'list-style',
    values: { style: style.name, agreeing: style.agreeing, compared: style.compared },
    places,
  };
  return {
    ...paper,
    listStyle: style,
    advice: places.length === 0 ? paper.advice : [...paper.advice, advice],
  };
}
