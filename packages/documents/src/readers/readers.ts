import type { PaperDocument } from '../document.ts';
import { readHtml } from './html/read-html.ts';
import { isProject } from './keys/open-project.ts';
import { readProject } from './keys/read-project.ts';
import { readLatex } from './latex/read-latex.ts';
import { mapOffice } from './map-office.ts';
import { readMarkdown } from './markdown/read-markdown.ts';
import { isCompoundFile, isZip } from './office/office-file.ts';
import { isPdf } from './pdf/open-pages.ts';
import { readPdf } from './pdf/read-pdf.ts';
import { readPlain } from './plain.ts';

/** A file of a paper, as it was given. */
export interface PaperFile {
  /** Its name; the ending says the format where the bytes do not. */
  name: string;
  bytes: Uint8Array;
  /** The path of the paper in an archive; absent where the likeliest one is meant. */
  main?: string | undefined;
}

/** A format of papers. */
export interface Reader {
  extensions: readonly string[];
  /** Whether the bytes are of this format, whatever the name says. */
  signature?: (bytes: Uint8Array) => boolean;
  /** Takes the text of a file from it. Throws a `PaperError`. */
  read(file: PaperFile): PaperDocument | Promise<PaperDocument>;
}

/** Every format that can be read. A format is a row here and a module beside this one. */
export const readers: readonly Reader[] = [
  { extensions: [], signature: isProject, read: ({ bytes, main }) => readProject(bytes, main) },
  {
    extensions: ['docx', 'docm', 'dotx', 'odt', 'ott', 'doc'],
    signature: (bytes) => isZip(bytes) || isCompoundFile(bytes),
    read: ({ bytes }) => mapOffice(bytes).document,
  },
  { extensions: ['pdf'], signature: isPdf, read: ({ bytes }) => readPdf(bytes) },
  { extensions: ['tex', 'ltx', 'latex'], read: ({ bytes }) => readLatex(readPlain(bytes).text) },
  { extensions: ['md', 'markdown', 'qmd', 'rmd'], read: ({ bytes }) => readMarkdown(readPlain(bytes).text) },
  { extensions: ['html', 'htm', 'xhtml'], read: ({ bytes }) => readHtml(readPlain(bytes).text) },
  { extensions: ['txt', 'text'], read: ({ bytes }) => readPlain(bytes) },
];
