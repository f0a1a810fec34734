import { ChevronDown } from 'lucide-react';
import { type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';

/** A menu that is open, for the list in it (menu-list.tsx). */
export interface OpenMenu {
  id: string;
  /** With which edge of the button the list is flush, where the window is wider than a telephone's. */
  side: 'left' | 'right';
  /** Closes it; the focus returns to the button. */
  onClose: () => void;
  /** Closes it and leaves the focus where it goes. */
  onLeave: () => void;
}

export interface MenuProps {
  /** The words of the button. */
  label: ReactNode;
  disabled?: boolean;
  busy?: boolean;
  /** The reader is about to open it: time to load the list. */
  onApproach: () => void;
  /** The list, which may be loaded with the first opening. */
  children: (menu: OpenMenu) => ReactNode;
}

/** How wide the list is, with a margin to the edge of the window, in pixels. */
const room = 300;

/** A button that opens a list of things to do. */
export function Menu({ label, disabled, busy, onApproach, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const [side, setSide] = useState<OpenMenu['side']>('right');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const show = () => {
    setSide((button.current?.getBoundingClientRect().right ?? room) < room ? 'left' : 'right');
    setOpen(true);
  };
  const leave = () => setOpen(false);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div className="sm:relative">
      <Button
        ref={button}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-busy={busy || undefined}
        disabled={disabled}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        onClick={open ? leave : show}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          show();
        }}
      >
        {label}
        <ChevronDown aria-hidden="true" />
      </Button>
      {open && <Suspense>{children({ id, side, onClose: close, onLeave: leave })}</Suspense>}
    </div>
  );
}
