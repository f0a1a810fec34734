import { isSureFinding, type ProblemCode } from '@citewright/contract';
import { CslError } from '@citewright/formatting';
import {
  correctPaper,
  type Paper,
  PaperError,
  type PaperErrorCode,
  type PaperFile,
  readPaper,
  readTitlePage,
  withListStyle,
} from '@citewright/paper';
import { addCustomStyle, removeCustomStyle } from '@citewright/styles';
import { changeComments } from '@citewright/words';
import { ProblemError } from '../problem.ts';
import { serveReads } from '../work/serve-reads.ts';
import { correctionsOf, placesOf } from './corrections.ts';
import type { Correcting, PaperCorrected, PaperTask } from './paper-work.ts';
import { entriesOf, presentLinks, presentPaper } from './present-paper.ts';

const problemOf: Record<PaperErrorCode, ProblemCode> = {
  'unknown-format': 'PAPER_UNKNOWN_FORMAT',
  'not-in-archive': 'PAPER_NOT_IN_ARCHIVE',
  'broken-file': 'PAPER_UNREADABLE',
  'too-long': 'PAPER_TOO_LONG',
  'too-complex': 'PAPER_TOO_LONG',
  encrypted: 'PAPER_LOCKED',
  'no-text': 'PAPER_WITHOUT_TEXT',
  'no-such-place': 'PAPER_NO_SUCH_PLACE',
};

/** What is wrong with the file of a source, where it is said otherwise than of a paper. */
const problemOfSource: Partial<typeof problemOf> = {
  'unknown-format': 'PDF_EXPECTED',
  'no-text': 'PDF_WITHOUT_TEXT',
};

async function correct(file: PaperFile, paper: Paper, asked: Correcting): Promise<PaperCorrected> {
  const { wanted, style, own, author, date } = asked;
  if (own) addCustomStyle(own.id, own.csl);
  try {
    // A remark in a document is read as a fault.
    const sure = { ...paper, findings: paper.findings.filter(isSureFinding) };
    const made = await correctionsOf(sure, wanted, style);
    const { bytes, left, mediaType, extension } = correctPaper(file, paper, made, {
      way: wanted.way,
      words: changeComments,
      author,
      date,
      ...(wanted.live && { style: `http://www.zotero.org/styles/${wanted.style}` }),
    });
    return {
      bytes,
      mediaType,
      left: placesOf(paper, made, left),
      ...(extension !== undefined && { extension }),
    };
  } finally {
    if (own) removeCustomStyle(own.id);
  }
}

serveReads(async ({ file, listBegins, withEntries, linksOnly, asSource, correcting }: PaperTask) => {
  try {
    if (asSource) return [await readTitlePage(file)];
    const paper = await readPaper(file, { listBegins });
    if (correcting) return [await correct(file, paper, correcting)];
    if (linksOnly) return presentLinks(paper);
    const entries = entriesOf(paper);
    const view = presentPaper(file.name, withListStyle(paper), entries);
    return [new TextEncoder().encode(JSON.stringify(view)), ...(withEntries ? entries : [])];
  } catch (error) {
    if (error instanceof CslError && error.code === 'too-complex')
      throw new ProblemError('STYLE_TOO_COMPLEX');
    if (!(error instanceof PaperError)) throw error;
    const own = asSource && problemOfSource[error.code];
    if (own) throw new ProblemError(own);
    const isUnwritable = correcting && error.code === 'unknown-format';
    throw new ProblemError(isUnwritable ? 'PAPER_NOT_WRITABLE' : problemOf[error.code]);
  }
});
