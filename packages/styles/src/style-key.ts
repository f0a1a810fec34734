/** A style and the language that it is printed in as one text, the engine's name of both: `nature`, `apa@de-DE`. */
export type StyleKey = string;

/** The key of a style in a language; without one, in the style's own. */
export const styleKey = (style: string, language?: string | null): StyleKey =>
  language ? `${style}@${language}` : style;

/** The parts of a key. */
export function partsOfStyleKey(key: StyleKey): { style: string; language?: string } {
  const [style = '', language] = key.split('@');
  return language ? { style, language } : { style };
}

/** Whether an id is of a style that a session has brought as a file. */
export const isCustomStyle = (id: string): boolean => id.startsWith('custom-');
