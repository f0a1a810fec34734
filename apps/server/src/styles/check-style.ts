import { createHash } from 'node:crypto';
import type { FilePlace, StyleId } from '@citewright/contract';
import type { CatalogueEntry } from '@citewright/styles';
import { styleFileReasons } from '@citewright/words';
import type { Asking } from '../edge/fair-work.ts';
import { type FileFault, ProblemError } from '../problem.ts';
import { type Readers, shortText } from '../work/readers.ts';
import { type CheckedStyle, checkFile } from './check-file.ts';

/** `12:5` as a place; absent for the path of an element. */
function filePlace(place: string): FilePlace | undefined {
  const [, line, column] = /^(\d+):(\d+)$/.exec(place) ?? [];
  return line ? { line: Number(line), column: Number(column) } : undefined;
}

/** `<txt>` as “txt”: no answer has markup of somebody's file. */
const quotedMarkup = (text: string): string => text.replace(/<([^<>]{1,80})>?/g, '“$1”');

function styleProblem({
  code,
  detail,
  place,
}: Extract<CheckedStyle, { fault: unknown }>['fault']): ProblemError {
  const fault: FileFault = { reason: quotedMarkup(styleFileReasons[code](detail)), place: filePlace(place) };
  const problem = code === 'too-complex' ? 'STYLE_TOO_COMPLEX' : 'STYLE_UNREADABLE';
  return new ProblemError(problem, undefined, undefined, undefined, fault);
}

/** The id of a style that is brought as a file: the same for the same file. */
export const customStyleId = (csl: string): StyleId =>
  `custom-${createHash('sha256').update(csl).digest('hex').slice(0, 20)}`;

async function checkInThread(
  readers: Readers,
  id: StyleId,
  csl: string,
  asking: Asking,
): Promise<CheckedStyle> {
  const read = { kind: 'style', task: { id, csl }, size: csl.length } as const;
  const [checked] = await readers.read<CheckedStyle>(read, asking);
  if (!checked) throw new ProblemError('STYLE_TOO_COMPLEX');
  return checked;
}

/**
 * Reads the file of a style and prints some works in it: a long one in a thread with limited time and memory, as it may be hostile.
 * @throws ProblemError with the first fault of the file and its place
 */
export async function checkStyle(
  readers: Readers,
  id: StyleId,
  csl: string,
  asking: Asking,
): Promise<CatalogueEntry> {
  const checked =
    csl.length <= shortText ? checkFile(id, csl) : await checkInThread(readers, id, csl, asking);
  if ('fault' in checked) throw styleProblem(checked.fault);
  return checked.about;
}
