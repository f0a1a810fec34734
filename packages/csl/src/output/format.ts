import type { Display, Mark, Styling } from '../style/tree.ts';

export type Pair = readonly [open: string, close: string];
export const NOTHING: Pair = ['', ''];

/** How tokens are written down: one pair of strings per mark and block, and how text is escaped. */
export interface OutputFormat {
  readonly marks: Record<Mark, Pair>;
  readonly display: Record<Display, Pair>;
  /** Stands where a style prints nothing for a citation, whose affixes these are. */
  empty(affixes: Pick<Styling, 'prefix' | 'suffix'>): string;
  /** The same for an entry of a bibliography; `number` in numbered styles. */
  emptyEntry(number: number | undefined): string;
  escape(text: string): string;
  link(href: string): Pair;
}

const ENTITY: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITY[character] ?? character);

/** Space that a field doubles is one space. */
export const singleSpaced = (text: string): string =>
  text.includes('  ') ? text.replace(/ {2,}/g, ' ') : text;

/** Most texts need nothing. */
const UNSAFE = / {2}|[&<>"]/;

const span = (name: string): Pair => [`<span class="${name}">`, '</span>'];

/** The host's HTML: only `i`, `b`, `sub`, `sup`, `span` with a class, and `a` where links are wanted. */
export const HTML: OutputFormat = {
  marks: {
    'normal-style': span('normal-style'),
    italic: ['<i>', '</i>'],
    oblique: ['<i>', '</i>'],
    'normal-variant': span('normal-variant'),
    'small-caps': span('small-caps'),
    'normal-weight': span('normal-weight'),
    bold: ['<b>', '</b>'],
    light: NOTHING,
    'no-decoration': span('no-decoration'),
    underline: span('underline'),
    baseline: span('baseline'),
    sup: ['<sup>', '</sup>'],
    sub: ['<sub>', '</sub>'],
  },
  display: {
    block: NOTHING,
    'left-margin': ['', ' '],
    'right-inline': NOTHING,
    indent: NOTHING,
  },
  empty: () => '',
  emptyEntry: () => '',
  escape: (text) => (UNSAFE.test(text) ? escapeHtml(singleSpaced(text)) : text),
  link: (href) => [`<a href="${escapeHtml(href)}">`, '</a>'],
};
