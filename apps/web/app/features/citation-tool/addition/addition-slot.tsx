import { createContext, type ReactNode, useContext } from 'react';
import type { Addition } from '~/api/add-citation.ts';
import type { HistoryEntry } from '../history/session-history.ts';
import { additionOf } from './addition.ts';

/** Draws the way to add a citation to a project: as a button, or as small as an icon. Given by the page. */
export type DrawAddition = (addition: Addition, size: 'button' | 'icon') => ReactNode;

const AdditionContext = createContext<DrawAddition | undefined>(undefined);

/** What is around here is drawn by `AdditionSlot` inside. */
export const AdditionProvider = AdditionContext.Provider;

/** The place of the way to add an entry to a project; empty where the page gave none, or nothing could be added. */
export function AdditionSlot({ entry, size }: { entry: HistoryEntry; size: 'button' | 'icon' }) {
  const draw = useContext(AdditionContext);
  const addition = draw && additionOf(entry);
  return addition ? draw(addition, size) : null;
}
