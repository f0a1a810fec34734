/** The themes that a reader can choose; without a choice the page follows the system. */
export type Theme = 'light' | 'dark';

const storageKey = 'theme';

/** The paper of each theme (tokens.css): the colour that browsers give to what surrounds the page. */
export const themeColours: Readonly<Record<Theme, string>> = { light: '#faf6ee', dark: '#161310' };

/**
 * Runs in the head before anything is painted, so that a chosen theme never flashes. Text, because it is written into
 * the page as it stands; the server allows it in the content security policy by its hash. The colour of a chosen theme gets
 * an element of its own, before those of React: the first that fits counts, and React would put back what it wrote.
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
    // Storage is forbidden here: the choice lasts as long as the page.
  }
}

/** Gives what surrounds the page its colour. */
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
