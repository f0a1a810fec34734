const prefix =
  /^(?:but )?(?:see(?: also)?|e\.g\.|cf\.?|compare|for (?:example|instance)|(?:for (?:a|an) [\p{L} ]{1,40}, )?see|(?:as )?(?:cited|quoted|reported) in|(?:adapted|reprinted) from|i\.e\.|viz\.|also|vgl\.|siehe|z\. ?B\.|voir|véase)(?:[,:] ?| )/iu;

// In lower case only: In, An and By are surnames too.
const preposition = /^(?:after|both|by|from|in) (?=\p{Lu})/u;

function matchPrefix(text: string): string | undefined {
  return (prefix.exec(text) ?? preposition.exec(text))?.[0];
}

/** Takes the words in front of a citation off: `see`, `e.g.,`, `as cited in`. */
export function takePrefix(text: string): { prefix?: string; rest: string } {
  const taken: string[] = [];
  let rest = text;
  for (let found = matchPrefix(rest); found; found = matchPrefix(rest)) {
    taken.push(found.trim().replace(/[,:]$/, ''));
    rest = rest.slice(found.length);
  }
  return taken.length > 0 ? { prefix: taken.join(', '), rest } : { rest };
}
