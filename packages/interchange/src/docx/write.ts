import { isRightToLeft } from '@citewright/record';
import type { LiveReferences, ReferenceList } from '../format.ts';
import { escapeXml } from '../references/escape-xml.ts';
import type { Run } from '../references/runs.ts';
import { sectionStarts } from '../references/section-starts.ts';
import { type SetParagraph, setParagraphs } from '../references/set-paragraphs.ts';
import { lineUnits, twips } from '../references/twips.ts';
import { citationCode, documentProperties, fieldEnd, fieldStart, listCode } from '../zotero/word-fields.ts';
import { writeWordFile } from './word-package.ts';

/** Text in which a tab is an element of its own. */
const docxText = (text: string) =>
  text
    .split('\t')
    .map((part) => part && `<w:t xml:space="preserve">${escapeXml(part)}</w:t>`)
    .join('<w:tab/>');

/** The properties of a run, in the order of the schema (ECMA-376-1, 17.3.2.28). */
function propertiesOf({ text, italic, bold, sub, sup, smallCaps, href }: Run): string {
  const properties = [
    href && '<w:rStyle w:val="Hyperlink"/>',
    bold && '<w:b/><w:bCs/>',
    italic && '<w:i/><w:iCs/>',
    smallCaps && '<w:smallCaps/>',
    sub && '<w:vertAlign w:val="subscript"/>',
    sup && '<w:vertAlign w:val="superscript"/>',
    isRightToLeft(text) && '<w:rtl/>',
  ].filter(Boolean);
  return properties.length > 0 ? `<w:rPr>${properties.join('')}</w:rPr>` : '';
}

function writeDocxRun(run: Run, linkOf: (address: string) => string): string {
  const written = `<w:r>${propertiesOf(run)}${docxText(run.text)}</w:r>`;
  return run.href
    ? `<w:hyperlink r:id="${linkOf(run.href)}" w:history="1">${written}</w:hyperlink>`
    : written;
}

const paragraph = (content: string, properties = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`;

const headingOf = (text: string, spacing = '') =>
  paragraph(`<w:r>${docxText(text)}</w:r>`, `<w:pStyle w:val="Heading1"/>${spacing}<w:jc w:val="center"/>`);

/** A paragraph with a field for each citation: to be moved to where the text cites. */
function* citationParagraphs({ heading, advice, citations }: LiveReferences): Generator<string> {
  yield headingOf(heading);
  yield paragraph(`<w:r>${docxText(advice)}</w:r>`);
  let index = 0;
  for (const { item, text } of citations) {
    index += 1;
    yield paragraph(
      `${fieldStart(citationCode([{ item }], text, index))}<w:r>${docxText(text)}</w:r>${fieldEnd}`,
    );
  }
}

/** The paragraphs with a field around all of them. */
function* inField(
  code: string,
  paragraphs: Iterable<(before: string, behind: string) => string>,
): Generator<string> {
  let before = fieldStart(code);
  let last: ((before: string, behind: string) => string) | undefined;
  for (const write of paragraphs) {
    if (last) {
      yield last(before, '');
      before = '';
    }
    last = write;
  }
  if (last) yield last(before, fieldEnd);
}

/** A Word document: the list's heading, and the paragraphs of each reference. */
export function* writeDocx({
  title,
  heading,
  layout,
  references,
  live,
}: ReferenceList): Generator<Uint8Array> {
  const { inch, point } = twips;
  const spacing = (below: number) =>
    `<w:spacing w:after="${below * point}" w:line="${layout.lineSpacing * lineUnits}" w:lineRule="auto"/>`;
  const indent = ({ left, first }: SetParagraph) =>
    `<w:ind w:left="${left * inch}" ${first < 0 ? `w:hanging="${-first * inch}"` : `w:firstLine="${first * inch}"`}/>`;
  /** The id of the relationship that leads to each address. */
  const links = new Map<string, string>();
  const linkOf = (address: string) => {
    const id = links.get(address) ?? `link${links.size + 1}`;
    links.set(address, id);
    return id;
  };
  function* entries() {
    for (const { reference, begins } of sectionStarts(references)) {
      if (begins !== undefined)
        yield (before: string, behind: string) =>
          paragraph(
            `${before}<w:r>${docxText(begins)}</w:r>${behind}`,
            `<w:pStyle w:val="Heading2"/>${spacing(layout.entrySpacing)}`,
          );
      for (const one of setParagraphs(reference, layout)) {
        const content = one.runs.map((run) => writeDocxRun(run, linkOf)).join('');
        const properties = (one.isReversed ? '<w:bidi/>' : '') + spacing(one.below) + indent(one);
        yield (before: string, behind: string) => paragraph(before + content + behind, properties);
      }
    }
  }
  function* paragraphs(): Generator<string> {
    if (live) yield* citationParagraphs(live);
    yield headingOf(heading, spacing(layout.entrySpacing));
    if (live) yield* inField(listCode, entries());
    else for (const write of entries()) yield write('', '');
  }
  const properties = live && documentProperties(live.style, 2);
  yield* writeWordFile({ title, paragraphs: paragraphs(), links, properties });
}
