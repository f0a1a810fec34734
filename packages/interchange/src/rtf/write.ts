import { isRightToLeft } from '@citewright/record';
import type { ReferenceList } from '../format.ts';
import type { Run } from '../references/runs.ts';
import { sectionStarts } from '../references/section-starts.ts';
import { type SetParagraph, setParagraphs } from '../references/set-paragraphs.ts';
import { lineUnits, twips } from '../references/twips.ts';

/** RTF 1.9.1: `\\`, `{` and `}` are escaped; what is not ASCII is a signed 16-bit code with a `?` for old readers. */
function escapeRtf(text: string): string {
  return text.replace(/[\\{}]/g, '\\$&').replace(/[^\x20-\x7e]/g, (unit) => {
    if (unit === '\t') return '\\tab ';
    const code = unit.charCodeAt(0);
    return `\\u${code > 0x7fff ? code - 0x10000 : code}?`;
  });
}

/** An address in ASCII and without quotation marks; percent-encoded characters stay as they are. */
const rtfAddress = (href: string) => encodeURI(href).replaceAll('%25', '%');

function writeRtfRun({ text, italic, bold, sub, sup, smallCaps, href }: Run): string {
  const controls = [
    isRightToLeft(text) && '\\rtlch',
    italic && '\\i',
    bold && '\\b',
    sub && '\\sub',
    sup && '\\super',
    smallCaps && '\\scaps',
  ].filter(Boolean);
  const run = controls.length > 0 ? `{${controls.join('')} ${escapeRtf(text)}}` : escapeRtf(text);
  return href
    ? `{\\field{\\*\\fldinst{HYPERLINK "${escapeRtf(rtfAddress(href))}"}}{\\fldrslt{${run}}}}`
    : run;
}

/** An RTF document in Times New Roman, 12 points. */
export function* writeRtf({ heading, layout, references }: ReferenceList): Generator<string> {
  const { inch, point } = twips;
  const spacing = (below: number) => `\\sl${layout.lineSpacing * lineUnits}\\slmult1\\sa${below * point}`;
  /** `lin` is the indent where a line begins, `ri` that from the right. */
  const indent = ({ isReversed, left }: SetParagraph) =>
    isReversed ? `\\rtlpar\\qr\\ri${left * inch}\\lin${left * inch}` : `\\li${left * inch}`;
  yield '{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0\\froman Times New Roman;}}\\uc1\\fs24\r\n';
  yield `\\pard\\qc${spacing(layout.entrySpacing)}{\\b ${escapeRtf(heading)}}\\par\r\n`;
  for (const { reference, begins } of sectionStarts(references)) {
    if (begins !== undefined)
      yield `\\pard\\keepn\\outlinelevel1${spacing(layout.entrySpacing)}{\\b ${escapeRtf(begins)}}\\par\r\n`;
    for (const one of setParagraphs(reference, layout))
      yield `\\pard${indent(one)}\\fi${one.first * inch}${spacing(one.below)} ${one.runs.map(writeRtfRun).join('')}\\par\r\n`;
  }
  yield '}\n';
}
