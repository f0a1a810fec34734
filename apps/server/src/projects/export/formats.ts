import type { ExportFormat } from '@citewright/contract';
import { alphabeticalReferences } from '@citewright/formatting';
import { mapInTurns } from '../take-turns.ts';
import { writeBibtex } from './bibtex.ts';
import { writeDocx } from './docx.ts';
import { writeHtml } from './html.ts';
import { writeRis } from './ris.ts';
import { writeRtf } from './rtf.ts';
import { type ExportSource, entriesOf } from './source.ts';

interface Format {
  /** The media type of the file. */
  type: string;
  extension: string;
  write(source: ExportSource): Promise<string | Uint8Array>;
}

/** Every format in which a project can be taken elsewhere. */
export const formats: Record<ExportFormat, Format> = {
  txt: {
    type: 'text/plain; charset=utf-8',
    extension: 'txt',
    async write(source) {
      const entries = await entriesOf(source, ({ id, entry }) => ({ id, text: entry().text }));
      return alphabeticalReferences(source.items, source.project.referenceStyle, entries);
    },
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
    async write({ items }) {
      const texts = await mapInTurns(items, (item) => JSON.stringify([item], undefined, 2).slice(2, -2));
      return texts.length > 0 ? `[\n${texts.join(',\n')}\n]\n` : '[]\n';
    },
  },
};
