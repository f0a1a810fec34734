import { bibtexReader } from './bibtex/read.ts';
import { writeBibtex } from './bibtex/write.ts';
import { cffReader } from './cff/read.ts';
import { cslJsonReader } from './csl-json/read.ts';
import { writeCslJson } from './csl-json/write.ts';
import { cslYamlReader } from './csl-yaml/read.ts';
import { writeDocx } from './docx/write.ts';
import { endnoteTaggedReader } from './endnote/read-tagged.ts';
import { endnoteXmlReader } from './endnote/read-xml.ts';
import type { Format } from './format.ts';
import { leftOutOfHayagriva } from './hayagriva/left-out.ts';
import { hayagrivaReader } from './hayagriva/read.ts';
import { writeHayagriva } from './hayagriva/write.ts';
import { writeHtml } from './html/write.ts';
import { writeMarkdown } from './markdown/write.ts';
import { medlineReader } from './medline/read.ts';
import { modsReader } from './mods/read.ts';
import { odtType, writeOdt } from './odt/write.ts';
import { refworksReader } from './refworks/read.ts';
import { risReader } from './ris/read.ts';
import { writeRis } from './ris/write.ts';
import { writeRtf } from './rtf/write.ts';
import { tableReader } from './table/read.ts';
import { writeText } from './text/write.ts';
import { webOfScienceReader } from './web-of-science/read.ts';
import { wordSourcesReader } from './word-sources/read.ts';
import { zoteroRdfReader } from './zotero-rdf/read.ts';
import { writeZoteroRdf } from './zotero-rdf/write.ts';

const table = {
  docx: {
    label: 'Word',
    hint: '.docx, with italics and hanging indents',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
    writeReferences: writeDocx,
  },
  'docx-zotero': {
    label: 'Zotero in Word',
    hint: '.docx, citations that its add-in keeps',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
    isLive: true,
    writeReferences: writeDocx,
  },
  odt: {
    label: 'OpenDocument',
    hint: '.odt, for LibreOffice and Google Docs',
    mediaType: odtType,
    extension: 'odt',
    writeReferences: writeOdt,
  },
  rtf: {
    label: 'Rich text',
    hint: '.rtf, for any word processor',
    mediaType: 'application/rtf',
    extension: 'rtf',
    writeReferences: writeRtf,
  },
  html: {
    label: 'Web page',
    hint: '.html, formatted',
    mediaType: 'text/html; charset=utf-8',
    extension: 'html',
    writeReferences: writeHtml,
  },
  text: {
    label: 'Plain text',
    hint: '.txt, one reference a line',
    mediaType: 'text/plain; charset=utf-8',
    extension: 'txt',
    writeReferences: writeText,
  },
  markdown: {
    label: 'Markdown',
    hint: '.md, for notes and GitHub',
    mediaType: 'text/markdown; charset=utf-8',
    extension: 'md',
    writeReferences: writeMarkdown,
  },
  bibtex: {
    label: 'BibTeX',
    hint: '.bib, for LaTeX and JabRef',
    mediaType: 'application/x-bibtex; charset=utf-8',
    extension: 'bib',
    reader: bibtexReader,
    writeRecords: writeBibtex,
  },
  ris: {
    label: 'RIS',
    hint: '.ris, for EndNote and Mendeley',
    mediaType: 'application/x-research-info-systems; charset=utf-8',
    extension: 'ris',
    reader: risReader,
    writeRecords: writeRis,
  },
  'csl-json': {
    label: 'CSL-JSON',
    hint: '.json, for Zotero and pandoc',
    mediaType: 'application/vnd.citationstyles.csl+json; charset=utf-8',
    extension: 'json',
    reader: cslJsonReader,
    writeRecords: writeCslJson,
  },
  hayagriva: {
    label: 'Hayagriva',
    hint: '.yml, for Typst',
    mediaType: 'application/yaml; charset=utf-8',
    extension: 'yml',
    reader: hayagrivaReader,
    writeRecords: writeHayagriva,
    leftOut: leftOutOfHayagriva,
  },
  medline: {
    label: 'PubMed',
    hint: '.nbib, from PubMed',
    mediaType: 'text/plain; charset=utf-8',
    extension: 'nbib',
    reader: medlineReader,
  },
  endnote: {
    label: 'EndNote',
    hint: '.enw, EndNote’s tagged format',
    mediaType: 'application/x-endnote-refer; charset=utf-8',
    extension: 'enw',
    reader: endnoteTaggedReader,
  },
  'endnote-xml': {
    label: 'EndNote XML',
    hint: '.xml, from EndNote',
    mediaType: 'application/xml; charset=utf-8',
    extension: 'xml',
    reader: endnoteXmlReader,
  },
  refworks: {
    label: 'RefWorks',
    hint: '.txt, RefWorks’s tagged format',
    mediaType: 'text/plain; charset=utf-8',
    extension: 'txt',
    reader: refworksReader,
  },
  'web-of-science': {
    label: 'Web of Science',
    hint: '.ciw or .txt, from Web of Science',
    mediaType: 'text/plain; charset=utf-8',
    extension: 'ciw',
    reader: webOfScienceReader,
  },
  'zotero-rdf': {
    label: 'Zotero RDF',
    hint: '.rdf, for Zotero, with notes and tags',
    mediaType: 'application/rdf+xml; charset=utf-8',
    extension: 'rdf',
    reader: zoteroRdfReader,
    writeRecords: writeZoteroRdf,
  },
  mods: {
    label: 'MODS',
    hint: '.xml, from library catalogues',
    mediaType: 'application/mods+xml; charset=utf-8',
    extension: 'mods',
    reader: modsReader,
  },
  'word-sources': {
    label: 'Word sources',
    hint: 'Sources.xml, the list of sources of Microsoft Word',
    mediaType: 'application/xml; charset=utf-8',
    extension: 'xml',
    reader: wordSourcesReader,
  },
  cff: {
    label: 'Citation File Format',
    hint: 'CITATION.cff, of software on GitHub',
    mediaType: 'application/yaml; charset=utf-8',
    extension: 'cff',
    reader: cffReader,
  },
  'csl-yaml': {
    label: 'CSL-YAML',
    hint: '.yaml, for pandoc and Quarto',
    mediaType: 'application/yaml; charset=utf-8',
    extension: 'yaml',
    reader: cslYamlReader,
  },
  table: {
    label: 'Table',
    hint: '.csv or .tsv, with a row of titles',
    mediaType: 'text/csv; charset=utf-8',
    extension: 'csv',
    reader: tableReader,
  },
} satisfies Record<string, Format>;

/** The id of a file format: `bibtex`, `ris`, ... */
export type FormatId = keyof typeof table;

/** Every file format, in the order of a menu. */
export const formats: Readonly<Record<FormatId, Format>> = table;

/** The ids of all formats, in the same order. */
export const formatIds = Object.keys(table) as FormatId[];

/** The formats in which a list can be exported. */
export const writableIds: readonly FormatId[] = formatIds.filter(
  (id) => formats[id].writeRecords ?? formats[id].writeReferences,
);
