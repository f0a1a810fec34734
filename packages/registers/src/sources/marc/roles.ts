/** A person's role; `other` is any known role that references leave out. */
export type Role = 'author' | 'editor' | 'translator' | 'illustrator' | 'other';

/**
 * Relator codes: MARC's (https://www.loc.gov/marc/relators/) and UNIMARC's numbers (UNIMARC manual, appendix
 * C). Other codes are roles that references leave out.
 */
const codes: Record<string, Role> = {
  aut: 'author',
  cre: 'author',
  dis: 'author',
  lbt: 'author',
  cmp: 'author',
  art: 'author',
  pht: 'author',
  prf: 'author',
  edt: 'editor',
  edc: 'editor',
  com: 'editor',
  pbd: 'editor',
  hrg: 'editor',
  trl: 'translator',
  ill: 'illustrator',
  '070': 'author',
  '072': 'author',
  '100': 'author',
  '230': 'author',
  '600': 'author',
  '220': 'editor',
  '340': 'editor',
  '651': 'editor',
  '730': 'translator',
  '440': 'illustrator',
};

/** Unspecific relators: contributors, issuing bodies, others. The statement of responsibility may be more specific. */
const vague = new Set(['asn', 'ctb', 'his', 'isb', 'oth']);

/** Words in relators and statements of responsibility, in the languages of the libraries; the first match decides. */
const words: readonly [Role, RegExp][] = [
  ['other', /series ed|publisher|verlag|druck|sponsor|former owner|narrat|read by|cover|design/i],
  [
    'translator',
    /translat|\btransl?\.|traduc|\btrad\.|traduit|[üu]bersetz|[üu]bertragen|\b[üu]bers\.|[öo]vers[äa]tt|prze[łl]o[żz]|prze[łl]\.|t[łl]um\.|oversat|vertaald/i,
  ],
  [
    'editor',
    /\bed(?:ited|itor|itors|s)?\b|herausg|\bhrsgg?\b|\bhg\.|\bedit[eé]|[ée]diteur|sous la dir|\bdir(?:ig[ée]|\.)|a cura di|\bcurat?|redak|\bred\.|redig|pod red|coord|organiz|compil|\bcomp\.|bearbeit|zusammengestellt/i,
  ],
  ['illustrator', /illustrat|illustriert|\bill?\.(?: by| von| de)|ilustr|drawings|zeichnungen|dessins/i],
  [
    'other',
    /foreword|preface|introduc|afterword|pr[ée]fac|postfac|avant-propos|vorwort|nachwort|einleitung|einf[üu]hrung|geleitwort|pr[óo]logo|prefazione|wst[ęe]p|przedmow|f[öo]rord|unter mitarbeit/i,
  ],
  ['author', /author|verfasser|auteur|autor|f[öo]rfattare|\bby\b|\bvon\b|\bpar\b|\bpor\b|\bdi\b|\bav\b/i],
];

/** The role in a phrase such as `edited by`, `Herausgeber`, `ill.`; `undefined` without one. */
export function roleInWords(phrase: string): Role | undefined {
  return words.find(([, pattern]) => pattern.test(phrase.slice(0, 300)))?.[0];
}

/** The role of a relator: codes decide, then terms. Unlisted codes are roles that references leave out. */
export function roleOf(relatorCodes: readonly string[], terms: readonly string[]): Role | undefined {
  const given = relatorCodes.map((code) => code.slice(-3).toLowerCase());
  const known = given.flatMap((code) => codes[code] ?? []);
  if (known.length > 0) return known[0];
  if (given.length > 0) return given.every((code) => vague.has(code)) ? undefined : 'other';
  return terms.map(roleInWords).find((role) => role !== undefined);
}
