/** The themes that a reader can choose; without a choice the page follows the system. */
export type Theme = 'light' | 'dark';

const storageKey = 'theme';

/**
 * Runs in the head before anything is painted, so that a chosen theme never flashes. Text, because it is written into
 * the page as it stands; the server allows it in the content security policy by its hash.
 */
export const themeScript = `try{var t=localStorage.getItem('${storageKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

function systemTheme(): Theme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function shownTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : systemTheme();
}

function remember(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage is forbidden here: the choice lasts as long as the page.
  }
}

/** Changes to the other theme and remembers the choice. */
export function toggleTheme(): void {
  const theme = shownTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
  remember(theme);
}
