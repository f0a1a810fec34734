import type { ProjectCitation } from '@citewright/contract';
import { GripVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { type CitationActions, draggedType } from './citation-actions.ts';

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

interface MoveHandleProps {
  citation: ProjectCitation;
  onMove: CitationActions['move'];
}

/** The handle of an entry that can be moved: by dragging it onto another entry, or by the arrow keys. */
export function MoveHandle({ citation: { id, title }, onMove }: MoveHandleProps) {
  const byKey = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(id, { by });
  };
  return (
    <button
      type="button"
      id={`move-${id}`}
      draggable
      aria-label={`Move ${title}`}
      aria-keyshortcuts="ArrowUp ArrowDown"
      title="Drag to move, or use the arrow keys"
      onKeyDown={byKey}
      onDragStart={({ dataTransfer }) => dataTransfer.setData(draggedType, String(id))}
      className="-ml-2 flex h-8 w-6 shrink-0 cursor-grab items-center justify-center text-ink-faint hover:text-ink print:hidden [&_svg]:size-4"
    >
      <GripVertical aria-hidden="true" />
    </button>
  );
}
