/** The themes; without a choice the page follows the system. */
export type Theme = 'light' | 'dark';

const storageKey = 'theme';

/** The background of each theme (tokens.css), for the `theme-color` of the browser's interface. */
export const themeColours: Readonly<Record<Theme, string>> = { light: '#faf6ee', dark: '#161310' };

/**
 * An inline script in the head that sets the theme before the first paint. It is a string because it is written into
 * the HTML as is; the content security policy allows it by its hash. For a stored theme it adds a theme-color element
 * before React's: the first match counts, and React would reset its own.
 */
export const themeScript = `try{var t=localStorage.getItem('${storageKey}'),c=${JSON.stringify(themeColours)}[t];if(c){document.documentElement.dataset.theme=t;var m=document.createElement('meta');m.name='theme-color';m.content=c;document.head.prepend(m)}}catch(e){}`;

function systemTheme(): Theme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function shownTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : systemTheme();
}

function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage is blocked: the theme lasts until the page is closed.
  }
}

/** Sets the browser's theme colour. */
function paintBrowser(colour: string): void {
  const known = document.head.querySelector('meta[name="theme-color"]:not([media])');
  const meta = known ?? document.createElement('meta');
  meta.setAttribute('name', 'theme-color');
  meta.setAttribute('content', colour);
  if (!known) document.head.prepend(meta);
}

/** Changes to the other theme and stores the choice. */
export function toggleTheme(): void {
  const theme = shownTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
  paintBrowser(themeColours[theme]);
  storeTheme(theme);
}
