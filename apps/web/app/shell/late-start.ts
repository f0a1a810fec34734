import { lateStart } from 'virtual:late-start';
import { heldId, heldRelation, heldType } from '../../late-start/names.ts';

const moduleScript = '<script type="module" async="">';

/**
 * Holds back the modules of a written page, which React Router has the browser fetch before anything else, until what the
 * reader sees is there (late-start/start.ts). Throws when the page has no such script: the router writes it differently then.
 */
export function holdModules(html: string): string {
  if (!html.includes(moduleScript)) throw new Error('the page has no module script to hold back');
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${heldRelation}"`)
    .replace(moduleScript, `<script type="${heldType}" id="${heldId}" async="">`)
    .replace('</body>', () => `<script>${lateStart}</script></body>`);
}
