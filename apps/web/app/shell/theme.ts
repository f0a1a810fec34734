/** The themes that a reader can choose; without a choice the page follows the system. */
export type Theme = 'light' | 'dark';

const storageKey = 'theme';

/** The paper of each theme (tokens.css): the colour that browsers give to what surrounds the page. */
export const themeColours: Readonly<Record<Theme, string>> = { light: '#faf6ee', dark: '#161310' };

/**
 * Runs in the head before anything is painted, so that a chosen theme never flashes. Text, because it is written into
 * the page as it stands; the server allows it in the content security policy by its hash.
 */
export const themeScript = `try{var t=localStorage.getItem('${storageKey}'),c=${JSON.stringify(themeColours)}[t];if(c){document.documentElement.dataset.theme=t;document.querySelectorAll('meta[name=theme-color]').forEach(function(m){m.content=c})}}catch(e){}`;

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
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) {
    meta.setAttribute('content', themeColours[theme]);
  }
  remember(theme);
}
