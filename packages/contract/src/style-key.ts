import type { Language, StyleId, StyleKey } from './style.ts';

/** The key of a style in a language; without one, in the style's own. */
export const styleKey = (style: StyleId, language?: Language | null): StyleKey =>
  language ? `${style}@${language}` : style;

/** The parts of a key. */
export function partsOfStyleKey(key: StyleKey): { style: StyleId; language?: Language } {
  const [style = '', language] = key.split('@');
  return language ? { style, language } : { style };
}

/** Whether an id is of a style that a session has brought as a file. */
export const isCustomStyle = (id: StyleId): boolean => id.startsWith('custom-');
