import { escapeHtml, NOTHING, type OutputFormat, type Pair } from './format.ts';

const span = (style: string): Pair => [`<span style="${style}">`, '</span>'];

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
