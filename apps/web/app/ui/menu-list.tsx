import { type KeyboardEvent, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import type { OpenMenu } from './menu.tsx';

export interface MenuItem {
  label: string;
  /** A short description of the result. */
  hint?: string;
  onSelect: () => void;
}

/** The index that a key moves to, from `index` among `count` items. */
const moves: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * The list of an open menu; it takes the focus. Arrow keys move within it, Esc and a click outside close it. It writes
 * no inline styles, which our content security policy forbids.
 */
export function MenuList({ id, side, onClose, onLeave, items }: OpenMenu & { items: readonly MenuItem[] }) {
  const list = useRef<HTMLDivElement>(null);
  const leave = useRef(onLeave);

  useEffect(() => {
    const element = list.current;
    element?.querySelector('button')?.focus();
    const elsewhere = ({ target }: Event) => {
      // The adjacent button closes the list itself.
      if (target instanceof Node && !element?.parentElement?.contains(target)) leave.current();
    };
    document.addEventListener('pointerdown', elsewhere);
    return () => document.removeEventListener('pointerdown', elsewhere);
  }, []);

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return onLeave();
    const entries = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = entries.indexOf(document.activeElement as HTMLButtonElement);
    const next = moves[event.key]?.(at, entries.length);
    if (next === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    if (next === undefined) onClose();
    else entries[next]?.focus();
  };

  return (
    <div
      ref={list}
      id={id}
      role="menu"
      onKeyDown={onKey}
      className={classNames(
        side === 'left' ? 'sm:left-0' : 'sm:right-0',
        'absolute z-30 mt-1.5 max-h-[min(26rem,70dvh)] max-sm:inset-x-5 sm:w-72 animate-appear overflow-y-auto rounded-md border border-rule-strong bg-raised py-1.5 shadow-float',
      )}
    >
      {items.map((item) => (
        <button
          key={item.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className="block min-h-11 w-full px-4 py-1.5 text-left hover:bg-sunk focus-visible:bg-sunk focus-visible:-outline-offset-2"
          onClick={() => {
            onClose();
            item.onSelect();
          }}
        >
          <span className="block text-sm leading-tight font-semibold">{item.label}</span>
          {item.hint && <span className="block text-xs text-ink-soft">{item.hint}</span>}
        </button>
      ))}
    </div>
  );
}
