import { type Run, runsOf } from './runs.ts';
import { bibliographyOf, type ExportSource } from './source.ts';

/** RTF 1.9.1: `\\`, `{` and `}` are escaped; what is not ASCII is a signed 16-bit code with a `?` for old readers. */
function escapeRtf(text: string): string {
  return text.replace(/[\\{}]/g, '\\$&').replace(/[^\x20-\x7e]/g, (unit) => {
    const code = unit.charCodeAt(0);
    return `\\u${code > 0x7fff ? code - 0x10000 : code}?`;
  });
}

function writeRun({ text, italic, bold, sub, sup, smallCaps }: Run): string {
  const looks = [italic && '\\i', bold && '\\b', sub && '\\sub', sup && '\\super', smallCaps && '\\scaps'];
  const controls = looks.filter(Boolean).join('');
  return controls ? `{${controls} ${escapeRtf(text)}}` : escapeRtf(text);
}

/** Times New Roman 12 pt; entries hang by half an inch (720 twips). */
export function writeRtf(source: ExportSource): string {
  const { heading, entries } = bibliographyOf(source);
  const paragraphs = entries.map(
    (entry) => `\\pard\\li720\\fi-720\\sl480\\slmult1 ${runsOf(entry).map(writeRun).join('')}\\par`,
  );
  return [
    '{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0\\froman Times New Roman;}}\\uc1\\fs24',
    `\\pard\\qc\\sl480\\slmult1{\\b ${escapeRtf(heading)}}\\par`,
    ...paragraphs,
    '}\n',
  ].join('\r\n');
}
