import { formatReference } from '@citewright/formatting';
import type { Item } from '@citewright/record';
import { parseReference } from '@citewright/references';
import { readJson } from '../../corpora.ts';
import type { Random } from '../titles/forms.ts';
import { sampleOf } from '../titles/measure.ts';
import type { Candidate, WorkIndex } from '../verify/works.ts';
import { type NoiseName, noiseOf, noises } from './noise.ts';

/** The most used styles in which works are printed. */
export const styles = 30;

/** The works that are printed; a quick run prints fewer. */
export const works = { all: 5_000, quick: 900 } as const;

/** Of the random numbers that choose works and their noise. */
export const seed = 22;

/** Works that say who wrote them and when. */
export const completeOf = (records: readonly Item[]): Item[] =>
  records.filter(({ title, author, editor, issued }) => title && (author ?? editor) && issued);

/** The works of a run, the same each time. */
export const worksOf = (records: readonly Item[], count: number, random: Random): Item[] =>
  sampleOf(completeOf(records), count, random);

/** A work as a style prints it, without its identifiers. */
export interface Printed {
  style: string;
  noise: NoiseName | undefined;
  item: Item;
  text: string;
}

const identifiers =
  /\s*(?:\[?(?:Available|Retrieved) (?:at|from):?\s*|<|(?:doi|DOI):?\s*)?(?:https?:\/\/|(?:dx\.)?doi\.org\/|10\.\d{4,9}\/)\S+/gu;

function printed(item: Item, style: string, noise: NoiseName | undefined, random: Random): string {
  const { item: change, text: slip } = noise === undefined ? {} : noiseOf(noise);
  const { DOI: _doi, ISBN: _isbn, URL: _url, ...rest } = item;
  const { text } = formatReference((change ? change(rest, random) : rest) as Item, style);
  const plain = text.replace(identifiers, '').trim();
  return slip ? slip(plain, random) : plain;
}

/** Works in every style, one style after the other: only some stay compiled. */
export function casesOf(items: readonly Item[], random: Random, isNoisy: boolean): Printed[] {
  const { styles: popular } = readJson<{ styles: { id: string }[] }>('csl/popular.json');
  const names = Object.keys(noises) as NoiseName[];
  return popular.slice(0, styles).flatMap(({ id: style }, turn) =>
    items
      .filter((_, place) => place % styles === turn)
      .map((item, place) => {
        const noise = isNoisy ? names[place % names.length] : undefined;
        return { style, noise, item, text: printed(item, style, noise, random) };
      }),
  );
}

/** What is read from a printed work, and what a search for it finds. */
export function searched({ text }: Printed, index: WorkIndex): { item: Item; candidates: Candidate[] } {
  const { item } = parseReference(text);
  const [first] = item.author ?? item.editor ?? [];
  const words = item.title === undefined ? text : `${item.title} ${first?.family ?? first?.literal ?? ''}`;
  return { item, candidates: index.search(words) };
}
