import type {
  CheckAlert,
  CheckCounts,
  CheckedEntry,
  CheckVerdict,
  ListedEntry,
  PaperView,
} from '@citewright/contract';
import type { CheckEvent } from '~/api/checks.ts';
import type { Decision } from './decision.ts';

/** What nobody has decided. It stands here as the page shows its form without what decisions do. */
export const undecided: Decision = { fields: {} };

/** What is checked: a text, and what the page calls it. */
export interface CheckSource {
  text: string;
  /** The name of the file or of the project that it comes from. */
  name?: string | undefined;
  /** The document, in place of a text. A reload loses it. */
  file?: File | undefined;
  /** The place of the document's text where its list begins, where a person showed it. */
  listBegins?: string | undefined;
}

/** An entry of the list: what was pasted, what the registers say once they were asked, and what the user chose. */
export interface Entry {
  index: number;
  input: string;
  /** Whether `input` is the entry as it stands in a list or document; of a record of a file it is only what names it. */
  isText?: boolean | undefined;
  result?: CheckedEntry | undefined;
  decision: Decision;
}

export type CheckPhase = 'composing' | 'running' | 'stopped' | 'done';

export interface CheckState {
  phase: CheckPhase;
  source: CheckSource;
  /** The document that the list stands in, as it was read. */
  paper?: PaperView | undefined;
  entries: readonly Entry[];
  /** The style in which the entries are shown and taken away. */
  style: string;
  /** When the check began (ISO 8601): the date of a report. */
  began: string;
  /** The decisions before the last change of many, for one step of undo. */
  before?: ReadonlyMap<number, Decision> | undefined;
}

export const composing: CheckState = {
  phase: 'composing',
  source: { text: '' },
  style: 'apa',
  entries: [],
  began: '',
};

export type CheckAction =
  | { kind: 'begin'; source: CheckSource; now: string }
  /** Checks on: entries without a verdict, or the given ones once more. */
  | { kind: 'resume' }
  | { kind: 'events'; events: readonly CheckEvent[] }
  | { kind: 'end' }
  | { kind: 'style'; style: string }
  | { kind: 'decide'; index: number; decision: Decision }
  | { kind: 'decide-many'; decisions: ReadonlyMap<number, Decision> }
  | { kind: 'undo' }
  | { kind: 'restore'; state: CheckState }
  | { kind: 'reset' };

/** The entries that a stream announces; those of an earlier stream keep their results. */
function announced(entries: readonly Entry[], listed: readonly ListedEntry[]): readonly Entry[] {
  const known = new Map(entries.map((entry) => [entry.index, entry]));
  for (const { index, input, start = 0, end = 0 } of listed) {
    known.set(index, { ...(known.get(index) ?? { index, decision: undecided }), input, isText: end > start });
  }
  return [...known.values()].sort((one, other) => one.index - other.index);
}

function withResult(entries: readonly Entry[], result: CheckedEntry): readonly Entry[] {
  return entries.map((entry) => (entry.index === result.index ? { ...entry, result } : entry));
}

function afterCheckEvent(state: CheckState, event: CheckEvent): CheckState {
  switch (event.kind) {
    case 'paper':
      return { ...state, paper: event.paper, entries: announced(state.entries, event.paper.references) };
    case 'start':
      return { ...state, entries: announced(state.entries, event.entries) };
    case 'entry':
      return { ...state, entries: withResult(state.entries, event.entry) };
    case 'done':
      return { ...state, phase: 'done' };
  }
}

function withDecisions(state: CheckState, decisions: ReadonlyMap<number, Decision>): CheckState {
  const entries = state.entries.map((entry) => {
    const decision = decisions.get(entry.index);
    return decision ? { ...entry, decision } : entry;
  });
  return { ...state, entries };
}

/** The state of a check after an action. A pure function: what runs and what is stored is the caller's. */
export function afterAction(state: CheckState, action: CheckAction): CheckState {
  switch (action.kind) {
    case 'begin':
      return { ...composing, phase: 'running', source: action.source, style: state.style, began: action.now };
    case 'resume':
      return { ...state, phase: 'running' };
    case 'events':
      return action.events.reduce(afterCheckEvent, state);
    case 'end':
      // A check that was refused leaves its text to be changed.
      if (state.phase !== 'running') return state;
      return { ...state, phase: state.entries.length > 0 || state.paper ? 'stopped' : 'composing' };
    case 'style':
      return { ...state, style: action.style };
    case 'decide':
      // One step back would take this decision along.
      return { ...withDecisions(state, new Map([[action.index, action.decision]])), before: undefined };
    case 'decide-many': {
      const before = new Map(state.entries.map(({ index, decision }) => [index, decision]));
      return { ...withDecisions(state, action.decisions), before };
    }
    case 'undo':
      return state.before ? { ...withDecisions(state, state.before), before: undefined } : state;
    case 'restore':
      return action.state;
    case 'reset':
      return composing;
  }
}

/** The entries that still have to be asked for: without a verdict, or whose registers did not answer. */
export function unchecked({ entries }: CheckState): number[] {
  return entries
    .filter(({ result }) => result === undefined || result.verdict === 'not-checked')
    .map(({ index }) => index);
}

/** What entries can be shown by: what stands before a verdict, the verdict, a form that is another, a work that is listed twice. */
export const groups = [
  'all',
  ...(['retracted', 'concern', 'corrected', 'superseded', 'gone', 'impossible'] satisfies CheckAlert[]),
  ...(['differs', 'other-work', 'not-found', 'confirmed'] satisfies CheckVerdict[]),
  'forms',
  ...(['not-checked', 'not-checkable'] satisfies CheckVerdict[]),
  'duplicates',
] as const;
export type Group = (typeof groups)[number];

const isIn = ({ result }: Entry, group: Group): boolean => {
  if (group === 'all') return true;
  if (!result) return false;
  const { verdict, alerts = [], forms = [], duplicateOf } = result;
  if (group === 'duplicates') return duplicateOf !== undefined;
  if (group === 'forms') return verdict === 'confirmed' && forms.length > 0;
  return verdict === group || alerts.some((alert) => alert === group);
};

export const entriesOf = (entries: readonly Entry[], group: Group): readonly Entry[] =>
  group === 'all' ? entries : entries.filter((entry) => isIn(entry, group));

/** How many entries have each verdict and each alert. */
export function verdictCounts(entries: readonly Entry[]): CheckCounts {
  const { all, ...counts } = Object.fromEntries(
    groups.map((group) => [group, entriesOf(entries, group).length]),
  ) as Record<Group, number>;
  return { total: all, ...counts };
}

/** What a check has found so far. */
export interface Summary {
  counts: CheckCounts;
  /** How many entries have a verdict. */
  decided: number;
}

export const checkSummary = ({ entries }: Pick<CheckState, 'entries'>): Summary => ({
  counts: verdictCounts(entries),
  decided: entries.filter(({ result }) => result !== undefined).length,
});
