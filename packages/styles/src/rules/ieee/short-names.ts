import type { Item } from '@citewright/csl';
import { abbreviations } from '../../abbreviations/lists.ts';
import {
  shortEvent,
  shortInstitution,
  shortJournal,
  shortKind,
  shortPublisher,
  shortTalk,
} from '../../abbreviations/names.ts';
import type { Rule } from '../rule.ts';

/** How the names in an item of a type are shortened. */
type Names = Partial<
  Record<
    'container-title' | 'event' | 'publisher' | 'genre' | 'number' | 'collection-title',
    (name: string) => string
  >
>;

const journal = (name: string): string => shortJournal(name, abbreviations);
/** Magazines and blogs keep their names, but for IEEE's own. */
const ofIeee = (name: string): string => (/^IEEE /.test(name) ? journal(name) : name);
const event = (name: string): string => shortEvent(name, abbreviations);

const namesOf: Readonly<Partial<Record<string, Names>>> = {
  'article-journal': { 'container-title': journal },
  'article-magazine': { 'container-title': ofIeee },
  'post-weblog': { 'container-title': ofIeee },
  'paper-conference': { 'container-title': event, publisher: shortPublisher },
  speech: { event },
  performance: { event: shortTalk },
  book: { publisher: shortPublisher },
  chapter: { publisher: shortPublisher },
  pamphlet: { publisher: shortPublisher, 'collection-title': shortKind },
  report: { publisher: shortInstitution, genre: shortKind },
  thesis: { publisher: shortInstitution, number: shortKind },
};

const longest = 400;

/** Names of journals, conferences and institutions in the abbreviated form of IEEE, whatever the record has. */
export const shortenNames: Rule = (item) => {
  const names = item.division === undefined ? namesOf[item.type] : undefined;
  if (!names) return item;
  const short: Item = { ...item };
  for (const [field, shorten] of Object.entries(names) as [keyof Names, (name: string) => string][]) {
    const name = String(item[field] ?? '');
    const isNamed = field === 'collection-title' && item['collection-number'] === undefined;
    if (name !== '' && name.length < longest && !isNamed) short[field] = shorten(name);
  }
  return short;
};
