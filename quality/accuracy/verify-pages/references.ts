import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatReference } from '@citewright/formatting';
import { readPage } from '@citewright/pages';
import { type Item, type Name, readDate } from '@citewright/record';
import { pagePlace, siteOf } from '@citewright/registers';
import { corpora } from '../../corpora.ts';
import { recordedPages } from '../pages/run.ts';
import type { GoldPage } from '../pages/score.ts';
import type { Random } from '../titles/forms.ts';
import { type Fault, faults } from './faults.ts';
import type { Page } from './page.ts';
import type { Answer } from './web.ts';

const styles = ['apa', 'mla', 'chicago', 'harvard', 'ieee'];

/** A reference to a page, printed with a fault, and what stands at its address. */
export interface Reference {
  fault: Fault;
  style: string;
  text: string;
}

const nameOf = (name: string): Name => {
  const [, own = name, suffix] = /^(.*),? (Jr\.?|Sr\.?|I{2,3})$/.exec(name.trim()) ?? [];
  const words = own.trim().split(/\s+/);
  const family = words.at(-1) ?? '';
  return words.length === 1
    ? { literal: family }
    : { family, given: words.slice(0, -1).join(' '), ...(suffix && { suffix }) };
};

function authorsOf({ authors }: GoldPage): Name[] {
  return (authors ?? []).flatMap((author) => {
    if (typeof author === 'string') return author.split(';').map(nameOf);
    const { family, given, name } = author;
    return family === undefined ? [{ literal: name ?? '' }] : [{ family, ...(given && { given }) }];
  });
}

type Gold = GoldPage & { doi?: string; pageDoi?: string };

/** A page that no register has, with a title: its address names no DOI either. */
const isOwn = ({ url, title, doi, pageDoi, blocked }: Gold): boolean =>
  !blocked &&
  url !== undefined &&
  !/\/10\.\d{4,9}\//.test(url) &&
  !!title &&
  doi === undefined &&
  pageDoi === undefined;

function pageOf(gold: GoldPage, html: string): Page {
  const { url = '', title, date, noAuthor } = gold;
  const { item } = readPage({ url, html });
  const author = authorsOf(gold);
  const issued = readDate(date ?? '');
  return {
    url,
    html,
    namesPeople: item?.author?.every(({ literal }) => literal === undefined) === true,
    isWhole: issued !== undefined && (noAuthor === true || author.length > 0),
    item: {
      id: url,
      // What a style prints of it besides; the gold says nothing of sites.
      type: item?.type ?? 'webpage',
      'container-title': item?.['container-title'] ?? siteOf(url),
      title: title ?? '',
      ...(author.length > 0 && { author }),
      ...(issued && { issued }),
      URL: url,
      accessed: { 'date-parts': [[2026, 11, 20]] },
    },
  };
}

function shuffled<Value>(values: readonly Value[], random: Random): Value[] {
  return values
    .map((value) => ({ value, order: random() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ value }) => value);
}

/** Whether the name of a page's site is one, in Latin letters. */
const isNamed = ({ item }: Page): boolean => /^[\p{sc=Latin} ’']{4,}$/u.test(String(item['container-title']));

/** The style whose turn it is, or the next one that prints what was planted. */
function styleOf(sound: Item, item: Item, turn: number): string {
  const inTurn = styles.map((_, place) => styles[(turn + place) % styles.length] ?? 'apa');
  const isSeen = (style: string) => formatReference(item, style).text !== formatReference(sound, style).text;
  return (item === sound ? undefined : inTurn.find(isSeen)) ?? inTurn[0] ?? 'apa';
}

/** The references of a run, one a page, with the web that they lead to. Pages whose authors are not known have only faults of the page. */
export function referencesOf(random: Random): { references: Reference[]; web: Map<string, Answer> } {
  const folder = path.join(corpora, 'pages');
  const htmlOf = ({ file }: GoldPage) => readFileSync(path.join(folder, file), 'utf8');
  const gold: Gold[] = recordedPages(folder);
  const pages = gold.filter(isOwn).map((page) => pageOf(page, htmlOf(page)));
  const walls = gold.filter(({ blocked }) => blocked).map(htmlOf);
  const left = shuffled(pages, random).toSorted((one, other) => Number(one.isWhole) - Number(other.isWhole));
  const web = new Map<string, Answer>();
  const references = faults.flatMap((fault) =>
    Array.from({ length: fault.count }, (_, turn): Reference => {
      const [page] = left.splice(left.findIndex(fault.suits), 1);
      if (!page || !fault.suits(page)) throw new Error(`too few recorded pages: ${fault.name}`);
      const others = pages.filter((one) => siteOf(one.url) !== siteOf(page.url) && isNamed(one));
      const other = others[Math.floor(random() * others.length)] ?? page;
      const { item = page.item, answer = { html: page.html } } = fault.plant(page, {
        turn,
        other,
        wall: walls[turn % walls.length] ?? '',
      });
      web.set(pagePlace(page.url), answer);
      const style = styleOf(page.item, item, turn);
      return { fault, style, text: formatReference(item, style).text };
    }),
  );
  return { references, web };
}
