/** A top-level round bracket: the text since the previous one, and its content. */
export type Bracketed = { before: string; inside: string };

/**
 * Splits a text at its top-level round brackets; `after` follows the last. `undefined` if they are missing or
 * unbalanced.
 */
export function cutAtBrackets(text: string): { groups: Bracketed[]; after: string } | undefined {
  const groups: Bracketed[] = [];
  let depth = 0;
  let end = 0;
  let open = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '(') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (character === ')') {
      depth -= 1;
      if (depth < 0) return undefined;
      if (depth > 0) continue;
      groups.push({ before: text.slice(end, open).trim(), inside: text.slice(open + 1, at).trim() });
      end = at + 1;
    }
  }
  return depth === 0 && groups.length > 0 ? { groups, after: text.slice(end).trim() } : undefined;
}
