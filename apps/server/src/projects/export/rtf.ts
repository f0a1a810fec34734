import { hang, layouts, marginNumber, point, singleLine } from './layout.ts';
import { type Run, runsOf } from './runs.ts';
import { type ExportSource, writeBibliography } from './source.ts';

/** RTF 1.9.1: `\\`, `{` and `}` are escaped; what is not ASCII is a signed 16-bit code with a `?` for old readers. */
function escapeRtf(text: string): string {
  return text.replace(/[\\{}]/g, '\\$&').replace(/[^\x20-\x7e]/g, (unit) => {
    if (unit === '\t') return '\\tab ';
    const code = unit.charCodeAt(0);
    return `\\u${code > 0x7fff ? code - 0x10000 : code}?`;
  });
}

/** An address in ASCII and without quotation marks; what is encoded in it already stays as it is. */
const addressOf = (href: string) => encodeURI(href).replaceAll('%25', '%');

function writeRun({ text, italic, bold, sub, sup, smallCaps, href }: Run): string {
  const looks = [italic && '\\i', bold && '\\b', sub && '\\sub', sup && '\\super', smallCaps && '\\scaps'];
  const controls = looks.filter(Boolean).join('');
  const run = controls ? `{${controls} ${escapeRtf(text)}}` : escapeRtf(text);
  return href ? `{\\field{\\*\\fldinst{HYPERLINK "${escapeRtf(addressOf(href))}"}}{\\fldrslt{${run}}}}` : run;
}

/** Times New Roman 12 pt; entries hang, spaced as their style wants. */
export async function writeRtf(source: ExportSource): Promise<string> {
  const { lines, gap, numbered } = layouts[source.project.referenceStyle];
  const spacing = `\\sl${singleLine * lines}\\slmult1\\sa${gap * point}`;
  const { heading, paragraphs } = await writeBibliography(source, (entry) => {
    const runs = runsOf(numbered ? entry.replace(marginNumber, '$1\t') : entry);
    return `\\pard\\li${hang}\\fi-${hang}${spacing} ${runs.map(writeRun).join('')}\\par`;
  });
  return [
    '{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0\\froman Times New Roman;}}\\uc1\\fs24',
    `\\pard\\qc${spacing}{\\b ${escapeRtf(heading)}}\\par`,
    ...paragraphs,
    '}\n',
  ].join('\r\n');
}
