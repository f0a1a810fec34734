import { createContext, type ReactNode, useContext } from 'react';
import type { Addition } from '~/api/add-citation.ts';
import type { HistoryEntry } from '../history/session-history.ts';
import { additionOf } from './addition.ts';

/** Renders the control that adds a citation to a project, as a button or as an icon. Supplied by the page. */
export type DrawAddition = (addition: Addition, size: 'button' | 'icon') => ReactNode;

const AdditionContext = createContext<DrawAddition | undefined>(undefined);

/** Provides the render function for `AdditionSlot`. */
export const AdditionProvider = AdditionContext.Provider;

/**
 * Renders the control that adds an entry to a project; empty if the page supplies none or the entry cannot be added.
 */
export function AdditionSlot({ entry, size }: { entry: HistoryEntry; size: 'button' | 'icon' }) {
  const draw = useContext(AdditionContext);
  const addition = draw && additionOf(entry);
  return addition ? draw(addition, size) : null;
}
