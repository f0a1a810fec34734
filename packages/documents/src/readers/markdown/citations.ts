import type { Cite } from '../keys/cited-works.ts';

/** A key of Pandoc: letters, digits and single marks inside, or anything in braces. */
const key = String.raw`@(?:\{([^{}\s]{1,200})\}|([\p{L}\p{N}_](?:[\p{L}\p{N}_]|[:.#$%&+?<>~/-](?=[\p{L}\p{N}_])){0,199}))`;

/** A key in running text: not inside a word or an address of mail. */
export const keyPattern = String.raw`(?<![\p{L}\p{N}_.@\\])(-?)${key}`;
export const narrative = new RegExp(keyPattern, 'uy');
const anywhere = new RegExp(keyPattern, 'gu');

export const citedKey = ([, , braced, bare]: RegExpExecArray): string => braced ?? bare ?? '';

/** Every key of a text, in its order. */
export const markdownKeys = (text: string): string[] => Array.from(text.matchAll(anywhere), citedKey);

/** A label of a figure, a table or a section (Quarto, pandoc-crossref), which are referred to as works are cited. */
export const isCrossReference = (key: string): boolean =>
  /^(?:fig|tbl|tab|sec|eq|lst|thm|lem|cor|prp|cnj|def|exm|exr|sol|rem|alg|tip|nte|wrn|imp|cau|app|suppfig|supptbl)[-:]/.test(
    key,
  );

/** Works that one group of brackets names. */
const mostCites = 200;

/** The works of a group in brackets, `see @a, p. 3; -@b`; absent when it names none. */
export function citesOf(group: string): Cite[] | undefined {
  const cites: Cite[] = [];
  for (const part of group.split(';').slice(0, mostCites)) {
    const match = new RegExp(anywhere).exec(part);
    if (!match) {
      const last = cites.at(-1);
      // A suffix may hold a semicolon itself.
      if (!last) return undefined;
      last.behind = [last.behind, part.trim()].filter(Boolean).join('; ');
      continue;
    }
    const before = part.slice(0, match.index).trim();
    const behind = part
      .slice(match.index + match[0].length)
      .replace(/^\s*,?\s*/, '')
      .replace(/^\{([^{}]*)\}/, '$1')
      .trim();
    cites.push({
      key: citedKey(match),
      ...(before && { before }),
      ...(behind && { behind }),
      ...(match[1] === '-' && { isYearOnly: true }),
    });
  }
  return cites.length > 0 ? cites : undefined;
}
