import { Moon, Sun } from 'lucide-react';
import { IconButton } from '~/ui/icon-button.tsx';
import { toggleTheme } from './theme.ts';

/** Changes between light and dark. Which icon shows is decided by CSS: the page is written before the theme is known. */
export function ThemeToggle() {
  return (
    <IconButton label="Change between light and dark" onClick={toggleTheme}>
      <Moon aria-hidden="true" className="dark:hidden" />
      <Sun aria-hidden="true" className="hidden dark:block" />
    </IconButton>
  );
}
