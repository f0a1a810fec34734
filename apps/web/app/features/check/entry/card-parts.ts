import type { Formatter } from '~/engine/load-formatter.ts';
import type { Entry } from '../state/check-state.ts';
import type { Decision } from '../state/decision.ts';

/** What the card of an entry and its parts are given. */
export interface EntryCardProps {
  entry: Entry;
  style: string;
  /** The name of the style. */
  styleName: string;
  /** Absent until the engine is loaded. */
  formatter: Formatter | undefined;
  isRunning: boolean;
  onDecide: (index: number, decision: Decision) => void;
  onRetry: (index: number) => void;
}

export const columnHeading = 'text-xs font-semibold tracking-wide text-ink-faint';
