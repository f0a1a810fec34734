import type { FieldEvidence } from '../resolution.ts';
import type { Family, TextClaim, TextField } from './claim.ts';
import { sameTextKey } from './clean-text.ts';

/** A field's chosen value with where it came from and who said otherwise. */
export interface Weighed<Value> {
  value: Value;
  evidence: FieldEvidence;
}

/** How much each source's title counts; equal titles add up, the best sum wins. */
const titleTrust: Partial<Record<Family, number>> = {
  highwire: 200,
  bepress: 150,
  eprints: 150,
  'json-ld': 50,
  heading: 45,
  'open-graph': 40,
  'dublin-core': 40,
  microdata: 30,
  'title-tag': 30,
  coins: 30,
  meta: 20,
  twitter: 12,
  'json-ld-page': 10,
};

/** Whom to believe about plain text fields: the earlier family wins. */
const textTrust: readonly Family[] = [
  'highwire',
  'bepress',
  'eprints',
  'prism',
  'json-ld',
  'open-graph',
  'dublin-core',
  'microdata',
  'coins',
  'meta',
  'json-ld-page',
];

/** Claims of the families in a trust order, best first; other families are left out. */
export function byTrust<Claim extends { family: Family }>(
  claims: readonly Claim[],
  order: readonly Family[],
): Claim[] {
  return claims
    .filter(({ family }) => order.includes(family))
    .toSorted((a, b) => order.indexOf(a.family) - order.indexOf(b.family));
}

/** Where a chosen claim came from, and which of the others differ. */
export function evidenceOf<Claim extends { source: string }>(
  chosen: Claim,
  others: readonly Claim[],
  differs: (claim: Claim) => boolean,
  shown: (claim: Claim) => unknown,
): FieldEvidence {
  const disagreements = others
    .filter((claim) => claim !== chosen && differs(claim))
    .slice(0, 10)
    .map((claim) => ({ source: claim.source, value: shown(claim) }));
  return disagreements.length > 0 ? { source: chosen.source, disagreements } : { source: chosen.source };
}

/** The best title of cleaned claims: the one with the greatest sum of trust; a cut one ("...") counts for its whole. */
export function weighTitle(claims: readonly TextClaim[]): Weighed<string> | undefined {
  const titles = claims.filter(({ field, value }) => field === 'title' && sameTextKey(value) !== '');
  const sums = new Map<string, number>();
  const counted = new Set<string>();
  for (const { value, family } of titles) {
    const key = wholeKey(value, titles);
    if (counted.has(`${family} ${key}`)) continue;
    counted.add(`${family} ${key}`);
    sums.set(key, (sums.get(key) ?? 0) + (titleTrust[family] ?? 0));
  }
  const chosen = titles.toSorted(
    (a, b) => (sums.get(sameTextKey(b.value)) ?? 0) - (sums.get(sameTextKey(a.value)) ?? 0),
  )[0];
  if (!chosen) return undefined;
  const key = sameTextKey(chosen.value);
  const evidence = evidenceOf(
    chosen,
    titles,
    ({ value }) => sameTextKey(value) !== key,
    ({ value }) => value,
  );
  return { value: chosen.value, evidence };
}

function wholeKey(title: string, titles: readonly TextClaim[]): string {
  const key = sameTextKey(title);
  if (!/(?:…|\.\.\.)$/.test(title)) return key;
  const whole = titles
    .map(({ value }) => sameTextKey(value))
    .find((other) => other !== key && other.startsWith(key));
  return whole ?? key;
}

/** The best value of a plain text field. */
export function weighText(claims: readonly TextClaim[], field: TextField): Weighed<string> | undefined {
  const ranked = byTrust(
    claims.filter((claim) => claim.field === field),
    textTrust,
  );
  const [chosen] = ranked;
  if (!chosen) return undefined;
  const key = sameTextKey(chosen.value);
  const evidence = evidenceOf(
    chosen,
    ranked,
    ({ value }) => sameTextKey(value) !== key,
    ({ value }) => value,
  );
  return { value: chosen.value, evidence };
}
