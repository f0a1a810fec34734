import { cleanText } from '@citewright/interchange';
import type { ListedText } from '../document.ts';
import { PaperError } from '../error.ts';
import { isOdt } from '../readers/map-office.ts';
import { isZip } from '../readers/office/office-file.ts';
import type { PaperFile } from '../readers/readers.ts';
import type { Corrected, Correction, Options } from './corrections.ts';
import { correctDocx } from './docx/correct-docx.ts';
import { correctOdt } from './odt/correct-odt.ts';
import { correctSource } from './source/correct-source.ts';

/** The file of a corrected paper, its media type, and the ending of its name if that changes. */
export interface CorrectedFile extends Corrected {
  mediaType: string;
  extension?: string;
}

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const odtType = 'application/vnd.oasis.opendocument.text';

/** The correction with its references in one line, without signs that a terminal or an editor obeys: records are by others. */
function cleaned(correction: Correction): Correction {
  if (correction.kind === 'list')
    return {
      ...correction,
      entries: correction.entries.map((entry) => ({ ...entry, html: cleanText(entry.html) })),
    };
  if (!('html' in correction) || correction.html === undefined) return correction;
  // A citation behind a word is set apart from it.
  const space = correction.html.startsWith(' ') ? ' ' : '';
  return { ...correction, html: space + cleanText(correction.html) };
}

/**
 * The file of a paper with corrections made in it: as comments, as tracked changes, or as changes. What they do not touch stays as it
 * was: other parts of the file byte for byte, other runs of the text with their look. `paper` is what `readPaper` gave for this file.
 * Of Markdown and LaTeX the source is
 * corrected, and with citations by keys comes an archive with their file of references. Throws a `PaperError` for a file of another format.
 */
export function correctPaper(
  file: PaperFile,
  paper: ListedText,
  corrections: readonly Correction[],
  options: Options,
): CorrectedFile {
  const clean = corrections.map(cleaned);
  const source = correctSource(file, paper, clean, options);
  if (source) return source;
  const { bytes } = file;
  if (!isZip(bytes)) throw new PaperError('unknown-format', 'Files of this format cannot be corrected');
  return isOdt(bytes)
    ? { ...correctOdt(bytes, paper, clean, options), mediaType: odtType }
    : { ...correctDocx(bytes, paper, clean, options), mediaType: wordType };
}
