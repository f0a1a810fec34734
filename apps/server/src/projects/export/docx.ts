import { hang, layouts, marginNumber, point, singleLine } from './layout.ts';
import { type Run, runsOf } from './runs.ts';
import { type ExportSource, writeBibliography } from './source.ts';
import { writeWordFile } from './word-package.ts';
import { escapeXml } from './xml-text.ts';

/** Text whose tabulators are the format's own. */
const textOf = (text: string) =>
  text
    .split('\t')
    .map((part) => part && `<w:t xml:space="preserve">${escapeXml(part)}</w:t>`)
    .join('<w:tab/>');

/** The properties of a run, in the order of the schema (ECMA-376-1, 17.3.2.28). */
function looksOf({ italic, bold, sub, sup, smallCaps, href }: Run): string {
  const looks = [
    href && '<w:rStyle w:val="Hyperlink"/>',
    bold && '<w:b/><w:bCs/>',
    italic && '<w:i/><w:iCs/>',
    smallCaps && '<w:smallCaps/>',
    sub && '<w:vertAlign w:val="subscript"/>',
    sup && '<w:vertAlign w:val="superscript"/>',
  ].filter(Boolean);
  return looks.length > 0 ? `<w:rPr>${looks.join('')}</w:rPr>` : '';
}

/** Gives each address the id of the relationship that leads to it; `links` are those given so far, by their ids. */
function createLinks(): { links: ReadonlyMap<string, string>; idOf: (address: string) => string } {
  const links = new Map<string, string>();
  const ids = new Map<string, string>();
  return {
    links,
    idOf(address) {
      const id = ids.get(address) ?? `link${ids.size + 1}`;
      ids.set(address, id);
      links.set(id, address);
      return id;
    },
  };
}

/** A Word document: the list's heading, and a paragraph with a hanging indent for each entry. */
export async function writeDocx(source: ExportSource): Promise<Uint8Array> {
  const { lines, gap, numbered } = layouts[source.project.referenceStyle];
  const spacing = `<w:spacing w:after="${gap * point}" w:line="${singleLine * lines}" w:lineRule="auto"/>`;
  const hanging = `<w:pPr>${spacing}<w:ind w:left="${hang}" w:hanging="${hang}"/></w:pPr>`;
  const { links, idOf } = createLinks();
  const writeRun = (run: Run) => {
    const written = `<w:r>${looksOf(run)}${textOf(run.text)}</w:r>`;
    return run.href
      ? `<w:hyperlink r:id="${idOf(run.href)}" w:history="1">${written}</w:hyperlink>`
      : written;
  };
  const { heading, paragraphs } = await writeBibliography(source, (entry) => {
    const runs = runsOf(numbered ? entry.replace(marginNumber, '$1\t') : entry);
    return Buffer.from(`<w:p>${hanging}${runs.map(writeRun).join('')}</w:p>`);
  });
  const title = `<w:p><w:pPr><w:pStyle w:val="Heading1"/>${spacing}<w:jc w:val="center"/></w:pPr><w:r>${textOf(heading)}</w:r></w:p>`;
  return await writeWordFile({
    title: source.project.name,
    paragraphs: [Buffer.from(title), ...paragraphs],
    links,
  });
}
