import { Menu, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { headerLinks, pricingLink } from '~/content/navigation.ts';
import { site } from '~/content/site.ts';
import { Button } from '~/ui/button.tsx';
import { classNames } from '~/ui/class-names.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import { Logo } from './logo.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

const menuId = 'site-menu';

/** The links in one row, from 1024 px. */
function WideNavigation() {
  return (
    <ul className="hidden items-center gap-1 lg:flex">
      {headerLinks.map(({ to, label }) => (
        <li key={to}>
          <NavLink
            to={to}
            end={to === '/'}
            prefetch="intent"
            className={({ isActive }) =>
              classNames(
                'inline-flex min-h-11 items-center px-3 text-sm font-medium decoration-accent decoration-2 underline-offset-8 hover:underline',
                isActive ? 'text-ink underline' : 'text-ink-soft hover:text-ink',
              )
            }
          >
            {label}
          </NavLink>
        </li>
      ))}
      <li className="ml-2">
        <Button asChild look="ink">
          <Link to={pricingLink.to} prefetch="intent">
            {pricingLink.label}
          </Link>
        </Button>
      </li>
    </ul>
  );
}

/** The links in a column, for narrow pages. */
function MobileMenu({ onChoose }: { onChoose: () => void }) {
  return (
    <ul id={menuId} className="page-width animate-appear border-t border-rule py-3 lg:hidden">
      {headerLinks.map(({ to, label }) => (
        <li key={to} className="border-b border-rule">
          <NavLink
            to={to}
            end={to === '/'}
            onClick={onChoose}
            className="flex min-h-13 items-center font-display text-xl aria-[current=page]:text-accent"
          >
            {label}
          </NavLink>
        </li>
      ))}
      <li className="pt-4 pb-2">
        <Button asChild look="ink" size="lg" className="w-full">
          <Link to={pricingLink.to} onClick={onChoose}>
            {pricingLink.label}
          </Link>
        </Button>
      </li>
    </ul>
  );
}

/** The header of every page. On narrow pages it has a menu that closes on navigation or Escape. */
export function SiteHeader() {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    close();
    toggle.current?.focus();
  };
  return (
    <header className="border-b border-rule bg-paper">
      <nav aria-label="Main" onKeyDown={closeByKey}>
        <div className="page-width flex min-h-18 items-center justify-between gap-4">
          <Link
            to="/"
            onClick={close}
            aria-label={`${site.name}, home`}
            className="inline-flex min-h-11 items-center"
          >
            <Logo />
          </Link>
          <div className="flex items-center gap-1">
            <WideNavigation />
            <ThemeToggle />
            <IconButton
              ref={toggle}
              label={open ? 'Close menu' : 'Open menu'}
              aria-expanded={open}
              aria-controls={open ? menuId : undefined}
              onClick={() => setOpen(!open)}
              className="lg:hidden"
            >
              {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
            </IconButton>
          </div>
        </div>
        {open && <MobileMenu onChoose={close} />}
      </nav>
    </header>
  );
}
