import type { CitationItem, CitationResponse } from '@citewright/contract';
import { createContext, type ReactNode, useContext } from 'react';

/**
 * Renders the control that edits the record of a citation and calls `onEdited` with the changed item. Supplied by the
 * page.
 */
export type DrawEdit = (citation: CitationResponse, onEdited: (item: CitationItem) => void) => ReactNode;

const EditContext = createContext<DrawEdit | undefined>(undefined);

/** Provides the render function for `EditSlot`. */
export const EditProvider = EditContext.Provider;

interface EditSlotProps {
  citation: CitationResponse;
  onEdited: (item: CitationItem) => void;
}

/** Renders the control that edits a record; empty if the page supplies none. */
export function EditSlot({ citation, onEdited }: EditSlotProps) {
  return useContext(EditContext)?.(citation, onEdited) ?? null;
}
