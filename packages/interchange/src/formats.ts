import { bibtexReader } from './bibtex/read.ts';
import { writeBibtex } from './bibtex/write.ts';
import { cslJsonReader } from './csl-json/read.ts';
import { writeCslJson } from './csl-json/write.ts';
import { writeDocx } from './docx/write.ts';
import type { Format } from './format.ts';
import { writeHtml } from './html/write.ts';
import { risReader } from './ris/read.ts';
import { writeRis } from './ris/write.ts';
import { writeRtf } from './rtf/write.ts';
import { writeText } from './text/write.ts';

const table = {
  docx: {
    label: 'Word',
    hint: '.docx, with italics and hanging indents',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
    writeReferences: writeDocx,
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
    alphabetical: true,
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
} satisfies Record<string, Format>;

export type FormatId = keyof typeof table;

/** Every file format, in the order of a menu. */
export const formats: Readonly<Record<FormatId, Format>> = table;

export const formatIds = Object.keys(table) as FormatId[];
