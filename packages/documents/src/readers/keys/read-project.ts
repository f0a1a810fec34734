import type { PaperDocument } from '../../document.ts';
import { PaperError } from '../../error.ts';
import { readHtml } from '../html/read-html.ts';
import { readLatex } from '../latex/read-latex.ts';
import { readMarkdown } from '../markdown/read-markdown.ts';
import { readPlain } from '../plain.ts';
import { openProject } from './open-project.ts';
import type { ProjectFiles } from './project-files.ts';

function readText(name: string, text: string, files: ProjectFiles): PaperDocument {
  if (/\.(?:tex|ltx)$/.test(name)) return readLatex(text, files);
  return /\.x?html?$/.test(name) ? readHtml(text) : readMarkdown(text, files);
}

/** Reads the paper of an archive with what lies beside it: the one that is wanted, or the likeliest. Throws a `PaperError`. */
export function readProject(bytes: Uint8Array, wanted?: string): PaperDocument {
  const project = openProject(bytes, wanted);
  if (!project && wanted !== undefined)
    throw new PaperError('not-in-archive', 'The archive does not hold the paper that is asked for');
  if (!project) throw new PaperError('unknown-format', 'The archive holds no paper');
  const { main, files } = project;
  const { text } = readPlain(main.bytes);
  return { ...readText(main.name, text, files), main: main.path };
}
