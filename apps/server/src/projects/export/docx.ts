import { AlignmentType, Document, ExternalHyperlink, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import { type Run, runsOf } from './runs.ts';
import { bibliographyOf, type ExportSource } from './source.ts';

/** Half an inch and double spacing, in twips. */
const indent = { left: 720, hanging: 720 };
const spacing = { line: 480 };
/** 12 points, in half points. */
const size = 24;

function writeRun({ text, italic, bold, sub, sup, smallCaps, href }: Run): TextRun | ExternalHyperlink {
  const run = new TextRun({
    text,
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
  const { heading, entries } = bibliographyOf(source);
  const title = new Paragraph({
    heading: HeadingLevel.HEADING_1,
    alignment: AlignmentType.CENTER,
    text: heading,
  });
  const paragraphs = entries.map(
    (entry) => new Paragraph({ indent, spacing, children: runsOf(entry).map(writeRun) }),
  );
  const look = { font: 'Times New Roman', size, color: '000000' };
  const document = new Document({
    title: source.project.name,
    creator: 'Citewright',
    styles: { default: { document: { run: look }, heading1: { run: { ...look, bold: true } } } },
    sections: [{ children: [title, ...paragraphs] }],
  });
  return await Packer.toBuffer(document);
}
