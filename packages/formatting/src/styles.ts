import type { StyleId } from '@citewright/contract';
import {
  compileTrees,
  HTML,
  type LocaleTree,
  type OutputFormat,
  type Style,
  type StyleTree,
} from '@citewright/csl';
import { tree as apa } from '../generated/apa.ts';
import { tree as chicago } from '../generated/chicago.ts';
import { tree as britishEnglish } from '../generated/en-GB.ts';
import { tree as americanEnglish } from '../generated/en-US.ts';
import { tree as harvard } from '../generated/harvard.ts';
import { tree as ieee } from '../generated/ieee.ts';
import { tree as mla } from '../generated/mla.ts';

/** The five styles with the language that each is written in. Harvard (Cite Them Right) is a British style. */
const sources: Record<StyleId, [style: StyleTree, locale: LocaleTree, language: string]> = {
  apa: [apa, americanEnglish, 'en-US'],
  mla: [mla, americanEnglish, 'en-US'],
  chicago: [chicago, americanEnglish, 'en-US'],
  harvard: [harvard, britishEnglish, 'en-GB'],
  ieee: [ieee, americanEnglish, 'en-US'],
};

/**
 * HTML of the elements that the API promises and no others: i, b, sub, sup, span.small-caps, a[href^=http]. Upright words
 * inside italics end the italics and begin them again; what the promise has no element for is plain text.
 */
const format: OutputFormat = {
  ...HTML,
  marks: {
    ...HTML.marks,
    'normal-style': ['</i>', '<i>'],
    'normal-variant': ['', ''],
    'normal-weight': ['', ''],
    'no-decoration': ['', ''],
    underline: ['', ''],
    baseline: ['', ''],
  },
};

const compiled = new Map<StyleId, Style>();

/** A style ready to format with; compiled on first use, then kept. */
export function styleOf(id: StyleId): Style {
  const known = compiled.get(id);
  if (known) return known;
  const [style, locale, lang] = sources[id];
  const created = compileTrees(style, [locale], { lang, format, links: true });
  compiled.set(id, created);
  return created;
}

/** Styles whose bibliography stands in the order of citing, and is not alphabetical. */
const numbered: ReadonlySet<StyleId> = new Set(['ieee']);

/** Whether the entries of a style stand in the order in which the text cites them, under numbers. */
export const isNumbered = (style: StyleId): boolean => numbered.has(style);
