import { comparable } from '@citewright/record';
import type { Headline } from './headline.ts';
import type { Page } from './page.ts';

/** In characters of visible text above the headline. */
const reach = 300;

/** The lines above the headline: a subject stands there that some papers repeat before the name of the author. */
export function kickersOf(page: Page, headline: Headline | undefined): ReadonlySet<string> {
  const start = headline?.element.start ?? 0;
  const lines = page.text
    .slice(Math.max(0, start - reach), start)
    .split('\n')
    .slice(-6);
  return new Set(lines.filter((line) => line.trim().includes(' ')).map(comparable));
}
