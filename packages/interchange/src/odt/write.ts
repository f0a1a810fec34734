import { type ZipEntry, zip } from '../docx/zip.ts';
import type { ListLayout, ReferenceList } from '../format.ts';
import { escapeXml } from '../references/escape-xml.ts';
import type { Run } from '../references/runs.ts';
import { sectionStarts } from '../references/section-starts.ts';
import { type SetParagraph, setParagraphs } from '../references/set-paragraphs.ts';

export const odtType = 'application/vnd.oasis.opendocument.text';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const oasis = 'urn:oasis:names:tc:opendocument:xmlns';
const namespaces = [
  ...['office', 'style', 'text', 'meta'].map((prefix) => `xmlns:${prefix}="${oasis}:${prefix}:1.0"`),
  `xmlns:fo="${oasis}:xsl-fo-compatible:1.0"`,
  'xmlns:xlink="http://www.w3.org/1999/xlink"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(' ');
/** Word processors count such a paragraph's left margin from the right, but align it to the left unless told otherwise. */
const reversed = ' style:writing-mode="rl-tb" fo:text-align="right"';

const root = (name: string, content: string) =>
  `<office:${name} ${namespaces} office:version="1.3">${content}</office:${name}>`;

/** The looks of text, by the letters that name a style: all combinations that references have. */
const looks = [
  ['i', 'italic', 'fo:font-style="italic" style:font-style-asian="italic" style:font-style-complex="italic"'],
  ['b', 'bold', 'fo:font-weight="bold" style:font-weight-asian="bold" style:font-weight-complex="bold"'],
  ['c', 'smallCaps', 'fo:font-variant="small-caps"'],
  ['u', 'sup', 'style:text-position="super 58%"'],
  ['d', 'sub', 'style:text-position="sub 58%"'],
] as const satisfies readonly [string, keyof Run, string][];

/** Raised and lowered at once, text is raised. */
const styleName = (isSet: (property: (typeof looks)[number][1], at: number) => boolean) =>
  looks
    .map(([letter, property], at) => (isSet(property, at) ? letter : ''))
    .join('')
    .replace('ud', 'u');

const styleOf = (run: Run) => styleName((property) => run[property]);

const textStyle = (name: string) =>
  `<style:style style:name="${name}" style:family="text"><style:text-properties ${looks
    .filter(([letter]) => name.includes(letter))
    .map(([, , properties]) => properties)
    .join(' ')}/></style:style>`;

/** Runs of spaces are one space in XML, and a tab is an element. */
const odtText = (text: string) =>
  escapeXml(text)
    .replace(/\t/g, '<text:tab/>')
    .replace(/ {2,}/g, (spaces) => ` <text:s text:c="${spaces.length - 1}"/>`);

function writeOdtRun(run: Run): string {
  const style = styleOf(run);
  const text = style
    ? `<text:span text:style-name="${style}">${odtText(run.text)}</text:span>`
    : odtText(run.text);
  return run.href ? `<text:a xlink:type="simple" xlink:href="${escapeXml(run.href)}">${text}</text:a>` : text;
}

/** The styles of paragraphs by what they set, numbered in the order of their use. */
type ParagraphStyles = Map<string, Omit<SetParagraph, 'runs'> & { number: number }>;

/** The number of the style of a paragraph, which is added where it is new. */
function numberIn(styles: ParagraphStyles, { runs: _, ...set }: SetParagraph): number {
  const key = JSON.stringify(set);
  const { number } = styles.get(key) ?? { number: styles.size + 1 };
  styles.set(key, { ...set, number });
  return number;
}

/** Times New Roman, 12 points, as in the Word file; A4 with margins of an inch. */
function stylesFile({ lineSpacing }: ListLayout, entries: ParagraphStyles): string {
  const font =
    'fo:font-family="\'Times New Roman\'" style:font-family-complex="\'Times New Roman\'" fo:font-size="12pt" style:font-size-asian="12pt" style:font-size-complex="12pt"';
  const spacing = `fo:line-height="${lineSpacing * 100}%" fo:margin-top="0in"`;
  const stop = `<style:tab-stops><style:tab-stop style:position="0in"/></style:tab-stops>`;
  return (
    declaration +
    root(
      'document-styles',
      `<office:styles><style:default-style style:family="paragraph"><style:text-properties ${font}/></style:default-style>` +
        '<style:style style:name="Standard" style:family="paragraph"/>' +
        `<style:style style:name="Heading_20_1" style:display-name="Heading 1" style:family="paragraph" style:parent-style-name="Standard" style:next-style-name="Standard" style:default-outline-level="1"><style:paragraph-properties ${spacing} fo:text-align="center" fo:keep-with-next="always"/><style:text-properties fo:font-weight="bold"/></style:style>` +
        `<style:style style:name="Heading_20_2" style:display-name="Heading 2" style:family="paragraph" style:parent-style-name="Standard" style:next-style-name="Standard" style:default-outline-level="2"><style:paragraph-properties ${spacing} fo:keep-with-next="always"/><style:text-properties fo:font-weight="bold"/></style:style>` +
        `${Array.from(entries.values(), ({ number, isReversed, left, first, below }) => `<style:style style:name="Bibliography_20_${number}" style:display-name="Bibliography ${number}" style:family="paragraph" style:parent-style-name="Standard"><style:paragraph-properties ${spacing} fo:margin-bottom="${below}pt" fo:margin-left="${left}in" fo:text-indent="${first}in"${isReversed ? reversed : ''}>${stop}</style:paragraph-properties></style:style>`).join('')}</office:styles>` +
        '<office:automatic-styles><style:page-layout style:name="page"><style:page-layout-properties fo:page-width="210mm" fo:page-height="297mm" fo:margin="1in"/></style:page-layout></office:automatic-styles>' +
        '<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="page"/></office:master-styles>',
    )
  );
}

const listed = ['content.xml', 'styles.xml', 'meta.xml'];

const manifest = `${declaration}<manifest:manifest xmlns:manifest="${oasis}:manifest:1.0" manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:media-type="${odtType}"/>${listed.map((path) => `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="text/xml"/>`).join('')}</manifest:manifest>`;

/** All combinations of looks, so that content can be written as it comes. */
const textStyles = [
  ...new Set(
    Array.from({ length: 2 ** looks.length - 1 }, (_, index) =>
      styleName((_, at) => ((index + 1) & (1 << at)) !== 0),
    ),
  ),
]
  .map(textStyle)
  .join('');

/** An OpenDocument text (ODF 1.3): the list's heading, and the paragraphs of each reference. */
export function* writeOdt({ title, heading, layout, references }: ReferenceList): Generator<Uint8Array> {
  const styles: ParagraphStyles = new Map();
  function* content(): Generator<string> {
    yield `${declaration}<office:document-content ${namespaces} office:version="1.3"><office:automatic-styles>${textStyles}</office:automatic-styles><office:body><office:text>`;
    yield `<text:h text:style-name="Heading_20_1" text:outline-level="1">${odtText(heading)}</text:h>`;
    for (const { reference, begins } of sectionStarts(references)) {
      if (begins !== undefined)
        yield `<text:h text:style-name="Heading_20_2" text:outline-level="2">${odtText(begins)}</text:h>`;
      for (const one of setParagraphs(reference, layout))
        yield `<text:p text:style-name="Bibliography_20_${numberIn(styles, one)}">${one.runs.map(writeOdtRun).join('')}</text:p>`;
    }
    yield '</office:text></office:body></office:document-content>';
  }
  function* files(): Generator<ZipEntry> {
    // First and not compressed: it tells what the file is (ODF 1.3, part 2, 3.3).
    yield { path: 'mimetype', pieces: [odtType], isStored: true };
    yield { path: 'content.xml', pieces: content() };
    // Behind the content, which names them.
    yield { path: 'styles.xml', pieces: [stylesFile(layout, styles)] };
    yield {
      path: 'meta.xml',
      pieces: [
        declaration +
          root(
            'document-meta',
            `<office:meta><meta:generator>Citewright</meta:generator><dc:title>${escapeXml(title)}</dc:title></office:meta>`,
          ),
      ],
    };
    yield { path: 'META-INF/manifest.xml', pieces: [manifest] };
  }
  yield* zip(files());
}
