import type { Display, Mark } from '../style/tree.ts';

type Pair = readonly [open: string, close: string];
const NOTHING: Pair = ['', ''];

/** How tokens are written down: one pair of strings per mark and block, and how text is escaped. */
export interface OutputFormat {
  readonly marks: Record<Mark, Pair>;
  readonly display: Record<Display, Pair>;
  readonly entry: Pair;
  readonly bibliography: Pair;
  /** Stands where a style prints nothing for a citation. */
  readonly empty: string;
  /** The same for an entry of a bibliography; `number` in numbered styles. */
  emptyEntry(number: number | undefined): string;
  escape(text: string): string;
  link(href: string): Pair;
}

const ENTITY: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITY[character] ?? character);

/** Space that a field doubles is one space. */
export const singleSpaced = (text: string): string =>
  text.includes('  ') ? text.replace(/ {2,}/g, ' ') : text;

/** Most texts need nothing. */
const UNSAFE = / {2}|[&<>"]/;

const span = (style: string): Pair => [`<span style="${style}">`, '</span>'];

/** The host's HTML: only `i`, `b`, `sub`, `sup`, `span` with a class, and `a` where links are wanted. */
export const HTML: OutputFormat = {
  marks: {
    'normal-style': ['<span class="normal-style">', '</span>'],
    italic: ['<i>', '</i>'],
    oblique: ['<i>', '</i>'],
    'normal-variant': ['<span class="normal-variant">', '</span>'],
    'small-caps': ['<span class="small-caps">', '</span>'],
    'normal-weight': ['<span class="normal-weight">', '</span>'],
    bold: ['<b>', '</b>'],
    light: NOTHING,
    'no-decoration': ['<span class="no-decoration">', '</span>'],
    underline: ['<span class="underline">', '</span>'],
    baseline: ['<span class="baseline">', '</span>'],
    sup: ['<sup>', '</sup>'],
    sub: ['<sub>', '</sub>'],
  },
  display: {
    block: NOTHING,
    'left-margin': ['', ' '],
    'right-inline': NOTHING,
    indent: NOTHING,
  },
  entry: NOTHING,
  bibliography: NOTHING,
  empty: '',
  emptyEntry: () => '',
  escape: (text) => (UNSAFE.test(text) ? escapeHtml(singleSpaced(text)) : text),
  link: (href) => [`<a href="${escapeHtml(href)}">`, '</a>'],
};

/** Modifier letters that the suite's format writes as superscripts, and what each stands for in the same place. */
const RAISED =
  'ª²³¹ºʰʱʲʳʴʵʶʷʸˠˡˢˣˤᴬᴭᴮᴰᴱᴲᴳᴴᴵᴶᴷᴸᴹᴺᴼᴽᴾᴿᵀᵁᵂᵃᵄᵅᵆᵇᵈᵉᵊᵋᵌᵍᵏᵐᵑᵒᵓᵔᵕᵖᵗᵘᵙᵚᵛᵜᵝᵞᵟᵠᵡ⁰ⁱ⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ㆒㆓㆔㆕㆖㆗㆘㆙㆚㆛㆜㆝㆞㆟ˀˁ\u06e5\u06e6';
const PLAIN =
  'a231ohɦjrɹɻʁwyɣlsxʕAÆBDEƎGHIJKLMNOȢPRTUWaɐɑᴂbdeəɛɜgkmŋoɔᴖᴗptuᴝɯvᴥβγδφχ0i456789+−=()n一二三四上中下甲乙丙丁天地人ʔʕ\u0648\u064a';
const SUPERSCRIPTS = new Map([...RAISED].map((raised, at) => [raised, [...PLAIN][at] ?? raised]));
SUPERSCRIPTS.set('℠', 'SM').set('™', 'TM');
const SUPERSCRIPT = new RegExp(`[${[...SUPERSCRIPTS.keys()].join('')}]`, 'g');

const EMPTY = '[CSL STYLE ERROR: reference with no printed form.]';

/** The HTML of the official test suite, for conformance runs and for hosts that expect what citeproc-js writes. */
export const SUITE: OutputFormat = {
  marks: {
    'normal-style': span('font-style:normal;'),
    italic: ['<i>', '</i>'],
    oblique: ['<em>', '</em>'],
    'normal-variant': span('font-variant:normal;'),
    'small-caps': span('font-variant:small-caps;'),
    'normal-weight': span('font-weight:normal;'),
    bold: ['<b>', '</b>'],
    light: NOTHING,
    'no-decoration': span('text-decoration:none;'),
    underline: span('text-decoration:underline;'),
    baseline: ['<span style="baseline">', '</span>'],
    sup: ['<sup>', '</sup>'],
    sub: ['<sub>', '</sub>'],
  },
  display: {
    block: ['\n\n    <div class="csl-block">', '</div>\n'],
    'left-margin': ['\n    <div class="csl-left-margin">', '</div>'],
    'right-inline': ['<div class="csl-right-inline">', '</div>\n  '],
    indent: ['<div class="csl-indent">', '</div>\n  '],
  },
  entry: ['  <div class="csl-entry">', '</div>\n'],
  bibliography: ['<div class="csl-bib-body">\n', '</div>'],
  empty: EMPTY,
  emptyEntry: (number) => (number === undefined ? '' : `${number}. ${EMPTY}`),
  escape: (text) =>
    text
      .replaceAll('&', '&#38;')
      .replaceAll('<', '&#60;')
      .replaceAll('>', '&#62;')
      .replaceAll('  ', '\u00a0 ')
      .replace(SUPERSCRIPT, (character) => `<sup>${SUPERSCRIPTS.get(character)}</sup>`),
  link: (href) => [`<a href="${escapeHtml(href)}">`, '</a>'],
};
