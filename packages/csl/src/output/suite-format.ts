import { escapeHtml, NOTHING, type OutputFormat, type Pair } from './format.ts';

const styledSpan = (style: string): Pair => [`<span style="${style}">`, '</span>'];

/** Characters that the suite's format writes as superscripts, each before the letters that it raises. */
const RAISED =
  'ªa ²2 ³3 ¹1 ºo ʰh ʱɦ ʲj ʳr ʴɹ ʵɻ ʶʁ ʷw ʸy ˠɣ ˡl ˢs ˣx ˤʕ ᴬA ᴭÆ ᴮB ᴰD ᴱE ᴲƎ ᴳG ᴴH ᴵI ᴶJ ᴷK ᴸL ᴹM ᴺN ' +
  'ᴼO ᴽȢ ᴾP ᴿR ᵀT ᵁU ᵂW ᵃa ᵄɐ ᵅɑ ᵆᴂ ᵇb ᵈd ᵉe ᵊə ᵋɛ ᵌɜ ᵍg ᵏk ᵐm ᵑŋ ᵒo ᵓɔ ᵔᴖ ᵕᴗ ᵖp ᵗt ᵘu ᵙᴝ ᵚɯ ᵛv ᵜᴥ ᵝβ ' +
  'ᵞγ ᵟδ ᵠφ ᵡχ ⁰0 ⁱi ⁴4 ⁵5 ⁶6 ⁷7 ⁸8 ⁹9 ⁺+ ⁻− ⁼= ⁽( ⁾) ⁿn ㆒一 ㆓二 ㆔三 ㆕四 ㆖上 ㆗中 ㆘下 ㆙甲 ㆚乙 ㆛丙 ㆜丁 ㆝天 ㆞地 ㆟人 ˀʔ ' +
  'ˁʕ \u06e5\u0648 \u06e6\u064a ℠SM ™TM';
const SUPERSCRIPTS: ReadonlyMap<string, string> = new Map(
  RAISED.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);
const SUPERSCRIPT = new RegExp(`[${[...SUPERSCRIPTS.keys()].join('')}]`, 'g');

const EMPTY = '[CSL STYLE ERROR: reference with no printed form.]';

/** The HTML of the official test suite and of citeproc-js. */
export const SUITE: OutputFormat = {
  marks: {
    'normal-style': styledSpan('font-style:normal;'),
    italic: ['<i>', '</i>'],
    oblique: ['<em>', '</em>'],
    'normal-variant': styledSpan('font-variant:normal;'),
    'small-caps': styledSpan('font-variant:small-caps;'),
    'normal-weight': styledSpan('font-weight:normal;'),
    bold: ['<b>', '</b>'],
    light: NOTHING,
    'no-decoration': styledSpan('text-decoration:none;'),
    underline: styledSpan('text-decoration:underline;'),
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
  empty: ({ prefix = '', suffix = '' }) => prefix + EMPTY + suffix,
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
