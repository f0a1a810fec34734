/** Words between a work and the secondary source through which it is known, as a pattern. */
const secondary =
  '(?:(?:as )?(?:cited|quoted|reported) in|qtd\\. in|apud|zit\\. ?(?:n\\.|nach|in)|zitiert (?:nach|in)|citado (?:en|por)|cité (?:dans|par))';
const prefix = new RegExp(
  `^(?:but )?(?:see(?: also)?|e\\.g\\.|cf\\.?|compare|for (?:example|instance)|(?:for (?:a|an) [\\p{L} ]{1,40}, )?see|${secondary}|(?:adapted|reprinted) from|i\\.e\\.|viz\\.|also|vgl\\.|siehe|z\\. ?B\\.|voir|véase)(?:[,:] ?| )`,
  'iu',
);
const isSecondary = new RegExp(secondary, 'iu');

/** Pattern of the comma and space before a secondary source: `Freud, 1900[, ]as cited in Jones, 2010`. */
export const beforeSecondary = `(?<!\\bas),? (?=${secondary} )`;

// In lower case only: In, An and By are surnames too.
const preposition = /^(?:after|both|by|from|in) (?=\p{Lu})/u;

function matchPrefix(text: string): string | undefined {
  return (prefix.exec(text) ?? preposition.exec(text))?.[0];
}

/** Removes the words before a citation: `see`, `e.g.`, `as cited in`; the last of these marks a `secondary` source. */
export function takePrefix(text: string): { prefix?: string; secondary?: true; rest: string } {
  const taken: string[] = [];
  let rest = text;
  for (let found = matchPrefix(rest); found; found = matchPrefix(rest)) {
    taken.push(found.trim().replace(/[,:]$/, ''));
    rest = rest.slice(found.length);
  }
  if (taken.length === 0) return { rest };
  const words = taken.join(', ');
  return { prefix: words, ...(isSecondary.test(words) && { secondary: true }), rest };
}
