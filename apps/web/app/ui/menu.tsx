import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';

/** The state of an open menu, for its list (menu-list.tsx). */
export interface OpenMenu {
  id: string;
  /** The edge of the button to which the list is aligned, except on narrow viewports. */
  side: 'left' | 'right';
  /** Closes the menu and returns the focus to the button. */
  onClose: () => void;
  /** Closes the menu without moving the focus. */
  onLeave: () => void;
}

export interface MenuProps {
  /** The label of the button. */
  label: ReactNode;
  disabled?: boolean;
  busy?: boolean;
  /** The user is about to open it: preload the list. */
  onApproach: () => void;
  /** The list; may be loaded when the menu is first opened. */
  children: (menu: OpenMenu) => ReactNode;
}

/** The width of the list including a margin to the edge of the viewport, in pixels. */
const room = 300;

/** A button that opens a menu of actions. */
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
      {open && children({ id, side, onClose: close, onLeave: leave })}
    </div>
  );
}
