import type { CitationItem, CitationResponse } from '@citewright/contract';
import { createContext, type ReactNode, useContext } from 'react';

/** Draws the way to change the record behind a citation; `onEdited` is to be called with the changed one. Given by the page. */
export type DrawEdit = (citation: CitationResponse, onEdited: (item: CitationItem) => void) => ReactNode;

const EditContext = createContext<DrawEdit | undefined>(undefined);

/** What is around here is drawn by `EditSlot` inside. */
export const EditProvider = EditContext.Provider;

interface EditSlotProps {
  citation: CitationResponse;
  onEdited: (item: CitationItem) => void;
}

/** The place of the way to change a record; empty where the page gave none. */
export function EditSlot({ citation, onEdited }: EditSlotProps) {
  return useContext(EditContext)?.(citation, onEdited) ?? null;
}
