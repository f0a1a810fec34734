/**
 * Placeholders in registries and catalogues for an unknown author. DataCite's codes are listed in its schema 4.6,
 * appendix 3.
 */
const nobody =
  /^(?:anon\.?|anonym(?:ous|us|e|o|i)?|an[oó]nimo|unknown(?: author)?|author unknown|no author(?: listed| given)?|various(?: (?:authors|artists|contributors))?|multiple authors|autores varios|vv\.? ?aa\.?|aa\.? ?vv\.?|(?:and |& )?(?:others|al\.?)|et\.? ?al\.?(?: et al\.?)?|u\. ?a\.|&na;?|n\/?a|none|null|undefined|not (?:available|applicable|provided|identified)|tba|tbd|:?(?:unac|unal|unap|unas|unav|unkn|none|null|tba|etal))$/i;

/** Whether a name is a placeholder for an unknown author: "Anonymous", "et al.", "&NA;", "(:unav)". */
export function isPlaceholderName(name: string): boolean {
  const bare = name.slice(0, 80).replace(/^[\s[(<"]+|[\s\])>",;]+$/g, '');
  return nobody.test(bare) || !/[\p{L}\p{N}]/u.test(bare);
}
