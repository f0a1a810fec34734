import { escapeXml } from '../references/escape-xml.ts';
import { type ZipEntry, zip } from './zip.ts';

/** The parts of a Word file that differ between documents. */
export interface WordDocument {
  title: string;
  /** The body's paragraphs in WordprocessingML. */
  paragraphs: Iterable<string>;
  /** Addresses of hyperlinks with the ids of their relationships; complete when the paragraphs are. */
  links: ReadonlyMap<string, string>;
  /** Custom properties of the document. */
  properties: string | undefined;
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const customType =
  '<Override PartName="/docProps/custom.xml" ContentType="application/vnd.openxmlformats-officedocument.custom-properties+xml"/>';

const contentTypes = (more: string) =>
  `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${word}.styles+xml"/><Override PartName="/word/settings.xml" ContentType="${word}.settings+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>${more}</Types>`;

const relationship = (id: string, type: string, target: string, mode = '') =>
  `<Relationship Id="${id}" Type="${type}" Target="${target}"${mode}/>`;

const relationships = (...all: string[]) =>
  `${declaration}<Relationships xmlns="${packages}/relationships">${all.join('')}</Relationships>`;

const packageRelationships = (...more: string[]) =>
  relationships(
    relationship('document', `${office}/officeDocument`, 'word/document.xml'),
    relationship('core', `${packages}/relationships/metadata/core-properties`, 'docProps/core.xml'),
    ...more,
  );

const customRelationship = relationship('custom', `${office}/custom-properties`, 'docProps/custom.xml');

const customProperties = (properties: string) =>
  `${declaration}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties">${properties}</Properties>`;

const documentRelationships = (links: WordDocument['links']) =>
  relationships(
    relationship('styles', `${office}/styles`, 'styles.xml'),
    relationship('settings', `${office}/settings`, 'settings.xml'),
    ...Array.from(links, ([address, id]) =>
      relationship(id, `${office}/hyperlink`, escapeXml(address), ' TargetMode="External"'),
    ),
  );

/** Times New Roman, 12 points (in half points), black: the manuals accept it and every machine has it. */
const font =
  '<w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:eastAsia="Times New Roman" w:cs="Times New Roman"/>';
const size = '<w:sz w:val="24"/><w:szCs w:val="24"/>';

const styles = `${declaration}<w:styles xmlns:w="${main}"><w:docDefaults><w:rPrDefault><w:rPr>${font}<w:color w:val="000000"/>${size}</w:rPr></w:rPrDefault><w:pPrDefault/></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style><w:style w:type="character" w:default="1" w:styleId="DefaultParagraphFont"><w:name w:val="Default Paragraph Font"/><w:uiPriority w:val="1"/><w:semiHidden/><w:unhideWhenUsed/></w:style><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:uiPriority w:val="9"/><w:qFormat/><w:pPr><w:keepNext/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:bCs/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Heading2"><w:name w:val="heading 2"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:uiPriority w:val="9"/><w:unhideWhenUsed/><w:qFormat/><w:pPr><w:keepNext/><w:outlineLvl w:val="1"/></w:pPr><w:rPr><w:b/><w:bCs/></w:rPr></w:style><w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:basedOn w:val="DefaultParagraphFont"/><w:uiPriority w:val="99"/><w:unhideWhenUsed/><w:rPr><w:color w:val="0563C1"/><w:u w:val="single"/></w:rPr></w:style></w:styles>`;

/** Without a compatibility mode Word opens a document as one of 2007 and says so in its title bar. */
const settings = `${declaration}<w:settings xmlns:w="${main}"><w:defaultTabStop w:val="720"/><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat></w:settings>`;

const core = (title: string) =>
  `${declaration}<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(title)}</dc:title><dc:creator>Citewright</dc:creator></cp:coreProperties>`;

const beforeBody = `${declaration}<w:document xmlns:w="${main}" xmlns:r="${office}"><w:body>`;

/** A4 with margins of an inch, in twips. */
const afterBody =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr></w:body></w:document>';

const partEntry = (path: string, content: string): ZipEntry => ({ path, pieces: [content] });

/** A Word file (ECMA-376, parts 1 and 2). The relationships come last, because the paragraphs name them. */
export function* writeWordFile({
  title,
  paragraphs,
  links,
  properties,
}: WordDocument): Generator<Uint8Array> {
  function* body(): Generator<string> {
    yield beforeBody;
    yield* paragraphs;
    yield afterBody;
  }
  function* files(): Generator<ZipEntry> {
    yield partEntry('[Content_Types].xml', contentTypes(properties ? customType : ''));
    yield partEntry('_rels/.rels', packageRelationships(...(properties ? [customRelationship] : [])));
    if (properties) yield partEntry('docProps/custom.xml', customProperties(properties));
    yield partEntry('docProps/core.xml', core(title));
    yield partEntry('word/styles.xml', styles);
    yield partEntry('word/settings.xml', settings);
    yield { path: 'word/document.xml', pieces: body() };
    yield partEntry('word/_rels/document.xml.rels', documentRelationships(links));
  }
  yield* zip(files());
}
