import type { ImportCounts, ImportLine } from '@citewright/contract';
import type { ImportEvent } from '~/api/import.ts';

/** The import's source: pasted text, or the text of a file. */
export interface ImportSource {
  text: string;
  /** The file's name; absent for pasted text. */
  file?: string | undefined;
}

/** The state of an import. `cut`: the connection ended early; entries reported as added are stored. */
export interface ImportState {
  phase: 'composing' | 'running' | 'cut' | 'done';
  total: number;
  /** By index; pending entries are absent. */
  lines: ReadonlyMap<number, ImportLine>;
}

export const composing: ImportState = { phase: 'composing', total: 0, lines: new Map() };
export const begun: ImportState = { phase: 'running', total: 0, lines: new Map() };

/** Applies an event of the stream to the state. */
export function afterImportEvent(state: ImportState, event: ImportEvent): ImportState {
  if (event.kind === 'start') return { ...state, total: event.total };
  if (event.kind === 'done') return { ...state, phase: 'done', total: event.counts.total };
  const lines = new Map(state.lines).set(event.line.index, event.line);
  return { ...state, total: event.line.total, lines };
}

/** The number of entries per result so far. */
export function countsOf({ lines, total }: ImportState): ImportCounts {
  const decided = [...lines.values()];
  const count = (status: ImportLine['status']) => decided.filter((line) => line.status === status).length;
  return { total, added: count('added'), duplicates: count('duplicate'), failed: count('failed') };
}

/** The processed entries: failures first, because they need an action, then in the order of the text. */
export function sortedLines({ lines }: ImportState): ImportLine[] {
  const failedFirst = ({ status }: ImportLine) => (status === 'failed' ? 0 : 1);
  return [...lines.values()].sort(
    (one, other) => failedFirst(one) - failedFirst(other) || one.index - other.index,
  );
}

/** The lines that failed, one per line, taken from the original text: the server truncates long lines in its events. */
export function failedLines(text: string, state: ImportState): string {
  const written = text.split('\n').map((line) => line.trim());
  const failed = sortedLines(state).filter(({ status }) => status === 'failed');
  const whole = ({ input }: ImportLine) => {
    if (!input.endsWith('…')) return input;
    const beginning = input.slice(0, -1);
    return written.find((line) => line.startsWith(beginning)) ?? input;
  };
  return failed.map(whole).join('\n');
}

/** The result of an import in one sentence. */
export function importSummary(state: ImportState): string {
  const { added, duplicates, failed, total } = countsOf(state);
  const full = [...state.lines.values()].filter(({ problem }) => problem?.code === 'PROJECT_FULL').length;
  const parts = [
    `${added} added`,
    ...(duplicates > 0 ? [`${duplicates} here already`] : []),
    ...(failed > full ? [`${failed - full} not added`] : []),
    ...(full > 0 ? [`${full} left out because the project is full`] : []),
  ];
  const left = total - added - duplicates - failed;
  if (left > 0) parts.push(`${left} not tried`);
  return parts.join(', ');
}
