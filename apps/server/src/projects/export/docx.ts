import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  Packer,
  Paragraph,
  Tab,
  TextRun,
} from 'docx';
import { hang, layouts, marginNumber, point, singleLine } from './layout.ts';
import { type Run, runsOf } from './runs.ts';
import { type ExportSource, writeBibliography } from './source.ts';

const indent = { left: hang, hanging: hang };
/** 12 points, in half points. */
const size = 24;

/** Text whose tabulators are the format's own. */
function tabbed(text: string): (string | Tab)[] {
  return text.split('\t').flatMap((part, index) => (index === 0 ? [part] : [new Tab(), part]));
}

function writeRun({ text, italic, bold, sub, sup, smallCaps, href }: Run): TextRun | ExternalHyperlink {
  const run = new TextRun({
    children: tabbed(text),
    italics: italic,
    bold,
    subScript: sub,
    superScript: sup,
    smallCaps,
    ...(href && { style: 'Hyperlink' }),
  });
  return href ? new ExternalHyperlink({ link: href, children: [run] }) : run;
}

/** A Word document: the list's heading, and a paragraph with a hanging indent for each entry. */
export async function writeDocx(source: ExportSource): Promise<Uint8Array> {
  const { lines, gap, numbered } = layouts[source.project.referenceStyle];
  const spacing = { line: singleLine * lines, after: gap * point };
  const { heading, paragraphs } = await writeBibliography(source, (entry) => {
    const runs = runsOf(numbered ? entry.replace(marginNumber, '$1\t') : entry);
    return new Paragraph({ indent, spacing, children: runs.map(writeRun) });
  });
  const title = new Paragraph({
    heading: HeadingLevel.HEADING_1,
    alignment: AlignmentType.CENTER,
    spacing,
    text: heading,
  });
  const look = { font: 'Times New Roman', size, color: '000000' };
  const document = new Document({
    title: source.project.name,
    creator: 'Citewright',
    styles: { default: { document: { run: look }, heading1: { run: { ...look, bold: true } } } },
    sections: [{ children: [title, ...paragraphs] }],
  });
  return await Packer.toBuffer(document);
}
