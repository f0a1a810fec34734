import type { ReferenceList } from '../format.ts';
import { escapeXml } from '../references/escape-xml.ts';
import { type Run, runsOf } from '../references/runs.ts';
import { lineUnits, twips } from '../references/twips.ts';
import { writeWordFile } from './word-package.ts';

/** Text in which a tab is an element of its own. */
const textOf = (text: string) =>
  text
    .split('\t')
    .map((part) => part && `<w:t xml:space="preserve">${escapeXml(part)}</w:t>`)
    .join('<w:tab/>');

/** The properties of a run, in the order of the schema (ECMA-376-1, 17.3.2.28). */
function propertiesOf({ italic, bold, sub, sup, smallCaps, href }: Run): string {
  const properties = [
    href && '<w:rStyle w:val="Hyperlink"/>',
    bold && '<w:b/><w:bCs/>',
    italic && '<w:i/><w:iCs/>',
    smallCaps && '<w:smallCaps/>',
    sub && '<w:vertAlign w:val="subscript"/>',
    sup && '<w:vertAlign w:val="superscript"/>',
  ].filter(Boolean);
  return properties.length > 0 ? `<w:rPr>${properties.join('')}</w:rPr>` : '';
}

function writeRun(run: Run, linkOf: (address: string) => string): string {
  const written = `<w:r>${propertiesOf(run)}${textOf(run.text)}</w:r>`;
  return run.href
    ? `<w:hyperlink r:id="${linkOf(run.href)}" w:history="1">${written}</w:hyperlink>`
    : written;
}

/** A Word document: the list's heading, and a paragraph with a hanging indent for each reference. */
export function* writeDocx({ title, heading, layout, references }: ReferenceList): Generator<Uint8Array> {
  const { inch, point } = twips;
  const hang = layout.hangingIndent * inch;
  const spacing = `<w:spacing w:after="${layout.entrySpacing * point}" w:line="${layout.lineSpacing * lineUnits}" w:lineRule="auto"/>`;
  const hanging = `<w:pPr>${spacing}<w:ind w:left="${hang}" w:hanging="${hang}"/></w:pPr>`;
  /** The id of the relationship that leads to each address. */
  const links = new Map<string, string>();
  const linkOf = (address: string) => {
    const id = links.get(address) ?? `link${links.size + 1}`;
    links.set(address, id);
    return id;
  };
  function* paragraphs(): Generator<string> {
    yield `<w:p><w:pPr><w:pStyle w:val="Heading1"/>${spacing}<w:jc w:val="center"/></w:pPr><w:r>${textOf(heading)}</w:r></w:p>`;
    for (const { html } of references) {
      const runs = runsOf(html, layout.numbered);
      yield `<w:p>${hanging}${runs.map((run) => writeRun(run, linkOf)).join('')}</w:p>`;
    }
  }
  yield* writeWordFile({ title, paragraphs: paragraphs(), links });
}
