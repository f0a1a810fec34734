import type { PaperDocument } from '../../document.ts';
import { PaperError } from '../../error.ts';
import { readHtml } from '../html/read-html.ts';
import { readLatex } from '../latex/read-latex.ts';
import { readMarkdown } from '../markdown/read-markdown.ts';
import { readPlain } from '../plain.ts';
import { openProject } from './project-files.ts';

/** Reads the paper of an archive with what lies beside it. Throws a `PaperError`. */
export function readProject(bytes: Uint8Array): PaperDocument {
  const project = openProject(bytes);
  if (!project) throw new PaperError('unknown-format', 'The archive holds no paper');
  const { main, files } = project;
  const { text } = readPlain(main.bytes);
  if (/\.(?:tex|ltx)$/.test(main.name)) return readLatex(text, files);
  return /\.x?html?$/.test(main.name) ? readHtml(text) : readMarkdown(text, files);
}
