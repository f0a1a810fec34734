import type { ProjectCitation } from '@citewright/contract';
import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { CitationActions } from './citation-actions.ts';

/** What is dragged: the id of a citation, under a type that no other page has. */
const draggedType = 'application/x-citewright-citation';

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Lets an entry take another one that is dragged onto it: that one comes before it. Gives what ends it. */
function takeDrops(entry: HTMLElement, id: number, move: CitationActions['move']): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const leave = () => entry.removeAttribute('data-over');
  const over = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes(draggedType)) return;
    event.preventDefault();
    entry.setAttribute('data-over', '');
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    leave();
    const other = Number(event.dataTransfer?.getData(draggedType));
    if (other && other !== id) move(other, { before: id });
  };
  entry.addEventListener('dragover', over, { signal });
  entry.addEventListener('dragleave', leave, { signal });
  entry.addEventListener('drop', drop, { signal });
  return () => listening.abort();
}

interface MoveHandleProps {
  citation: Pick<ProjectCitation, 'id' | 'title'>;
  /** The list in which it moves: that of the project, or of one citation. */
  within?: string;
  onMove: CitationActions['move'];
}

/** The handle of an entry that can be moved: by dragging it onto another entry, or by the arrow keys. */
export function MoveHandle({ citation: { id, title }, within = 'move', onMove }: MoveHandleProps) {
  const byKey = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(id, { by });
  };
  const handle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const entry = handle.current?.closest('article');
    return entry ? takeDrops(entry, id, onMove) : undefined;
  }, [id, onMove]);
  return (
    <button
      ref={handle}
      type="button"
      id={`${within}-${id}`}
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
