import { Moon, Sun } from 'lucide-react';
import { IconButton } from '~/ui/icon-button.tsx';
import { toggleTheme } from './theme.ts';

/** Changes between light and dark. CSS selects the icon: the theme is unknown while prerendering. */
export function ThemeToggle() {
  return (
    <IconButton label="Change between light and dark" onClick={toggleTheme}>
      <Moon aria-hidden="true" className="dark:hidden" />
      <Sun aria-hidden="true" className="hidden dark:block" />
    </IconButton>
  );
}
