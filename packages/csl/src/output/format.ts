import type { Display, Mark, Styling } from '../style/tree.ts';

/** What is written before and after a piece of output. */
export type Pair = readonly [open: string, close: string];
export const NOTHING: Pair = ['', ''];

/**
 * An output format: a pair of strings for each mark and display block, and how text is escaped. Blocks whose pair is `NOTHING` are
 * separated by a space.
 */
export interface OutputFormat {
  readonly marks: Record<Mark, Pair>;
  readonly display: Record<Display, Pair>;
  /** Replaces a citation for which the style prints nothing; `affixes` are those of the layout. */
  empty(affixes: Pick<Styling, 'prefix' | 'suffix'>): string;
  /** The same for a bibliography entry; `number` in styles that number entries. */
  emptyEntry(number: number | undefined): string;
  escape(text: string): string;
  link(href: string): Pair;
}

const ENTITY: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITY[character] ?? character);

/** Collapses repeated spaces. */
export const singleSpaced = (text: string): string =>
  text.includes('  ') ? text.replace(/ {2,}/g, ' ') : text;

/** A quick test for texts that need escaping or single spacing. */
const UNSAFE = / {2}|[&<>"]/;

const classSpan = (name: string): Pair => [`<span class="${name}">`, '</span>'];

/** The default HTML: only `i`, `b`, `sub`, `sup`, `span` with a class, and `a` for links. */
export const HTML: OutputFormat = {
  marks: {
    'normal-style': classSpan('normal-style'),
    italic: ['<i>', '</i>'],
    oblique: ['<i>', '</i>'],
    'normal-variant': classSpan('normal-variant'),
    'small-caps': classSpan('small-caps'),
    'normal-weight': classSpan('normal-weight'),
    bold: ['<b>', '</b>'],
    light: NOTHING,
    'no-decoration': classSpan('no-decoration'),
    underline: classSpan('underline'),
    baseline: classSpan('baseline'),
    sup: ['<sup>', '</sup>'],
    sub: ['<sub>', '</sub>'],
  },
  display: {
    block: NOTHING,
    'left-margin': NOTHING,
    'right-inline': NOTHING,
    indent: NOTHING,
  },
  empty: () => '',
  emptyEntry: () => '',
  escape: (text) => (UNSAFE.test(text) ? escapeHtml(singleSpaced(text)) : text),
  link: (href) => [`<a href="${escapeHtml(href)}">`, '</a>'],
};
