const prefix =
  /^(?:but )?(?:see(?: also)?|e\.g\.|cf\.?|compare|for (?:example|instance)|(?:for (?:a|an) [\p{L} ]{1,40}, )?see|(?:as )?(?:cited|quoted|reported) in|(?:adapted|reprinted) from|i\.e\.|viz\.|also|vgl\.|siehe|z\. ?B\.|voir|véase)(?:[,:] ?| )/iu;

/** Takes the words in front of a citation off: `see`, `e.g.,`, `as cited in`. */
export function takePrefix(text: string): { prefix?: string; rest: string } {
  const taken: string[] = [];
  let rest = text;
  for (let found = prefix.exec(rest); found; found = prefix.exec(rest)) {
    taken.push(found[0].trim().replace(/[,:]$/, ''));
    rest = rest.slice(found[0].length);
  }
  return taken.length > 0 ? { prefix: taken.join(', '), rest } : { rest };
}
