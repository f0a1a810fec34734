import type { ExportFormat } from '@citewright/contract';
import { alphabeticalReferences } from '@citewright/formatting';
import { writeBibtex } from './bibtex.ts';
import { writeDocx } from './docx.ts';
import { writeHtml } from './html.ts';
import { writeRis } from './ris.ts';
import { writeRtf } from './rtf.ts';
import type { ExportSource } from './source.ts';

interface Format {
  /** The media type of the file. */
  type: string;
  extension: string;
  write(source: ExportSource): string | Promise<Uint8Array>;
}

/** Every format in which a project can be taken elsewhere. */
export const formats: Record<ExportFormat, Format> = {
  txt: {
    type: 'text/plain; charset=utf-8',
    extension: 'txt',
    write: ({ project, items }) => alphabeticalReferences(items, project.referenceStyle),
  },
  html: { type: 'text/html; charset=utf-8', extension: 'html', write: writeHtml },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
    write: writeDocx,
  },
  rtf: { type: 'application/rtf', extension: 'rtf', write: writeRtf },
  bib: { type: 'application/x-bibtex; charset=utf-8', extension: 'bib', write: writeBibtex },
  ris: { type: 'application/x-research-info-systems; charset=utf-8', extension: 'ris', write: writeRis },
  'csl-json': {
    type: 'application/vnd.citationstyles.csl+json; charset=utf-8',
    extension: 'json',
    write: ({ items }) => `${JSON.stringify(items, undefined, 2)}\n`,
  },
};
