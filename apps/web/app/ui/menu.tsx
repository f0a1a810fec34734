import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

export interface MenuItem {
  label: string;
  /** A few words on what comes of it. */
  hint?: string;
  onSelect: () => void;
}

export interface MenuProps {
  /** The words of the button. */
  label: ReactNode;
  items: readonly MenuItem[];
  disabled?: boolean;
  busy?: boolean;
}

/** Where a key moves to among `count` items, from the one at `index`. */
const moves: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** With which edge of the button the list is flush. */
type Side = 'left' | 'right';

/** How wide the list is, with a margin to the edge of the window, in pixels. */
const room = 300;

/**
 * A button that opens a list of things to do. Arrow keys move in it, Esc and a click elsewhere close it, and the focus
 * returns to the button. It writes no styles into the page, which our content security policy forbids.
 */
export function Menu({ label, items, disabled, busy }: MenuProps) {
  const [open, setOpen] = useState(false);
  const [side, setSide] = useState<Side>('right');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    list.current?.querySelector('button')?.focus();
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', elsewhere);
    return () => document.removeEventListener('pointerdown', elsewhere);
  }, [open]);

  const show = () => {
    setSide((button.current?.getBoundingClientRect().right ?? room) < room ? 'left' : 'right');
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return setOpen(false);
    const entries = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = entries.indexOf(document.activeElement as HTMLButtonElement);
    const next = moves[event.key]?.(at, entries.length);
    if (next === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    if (next === undefined) close();
    else entries[next]?.focus();
  };

  return (
    <div ref={box} className="relative">
      <Button
        ref={button}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-busy={busy || undefined}
        disabled={disabled}
        onClick={open ? () => setOpen(false) : show}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          show();
        }}
      >
        {label}
        <ChevronDown aria-hidden="true" />
      </Button>
      {open && (
        <div
          ref={list}
          id={id}
          role="menu"
          onKeyDown={onKey}
          className={classNames(
            side === 'left' ? 'left-0' : 'right-0',
            'absolute z-30 mt-1.5 max-h-[min(26rem,70dvh)] w-72 max-w-[calc(100vw-2.5rem)] animate-appear overflow-y-auto rounded-md border border-rule-strong bg-raised py-1.5 shadow-float',
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
                close();
                item.onSelect();
              }}
            >
              <span className="block text-sm leading-tight font-semibold">{item.label}</span>
              {item.hint && <span className="block text-xs text-ink-soft">{item.hint}</span>}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
