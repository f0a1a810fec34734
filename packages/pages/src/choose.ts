import type { FieldEvidence } from '@citewright/record';
import { comparable, readPlainText } from '@citewright/record';
import type { Family, TextClaim, TextField } from './claim.ts';

/** The chosen value of a field, its source, and the sources that disagree. */
export interface Chosen<Value> {
  value: Value;
  evidence: FieldEvidence;
}

/** Trust in sources of plain text fields, in descending order. */
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
  'title-tag',
  'title-tag',
];

/** Claims of the listed families, most trusted first; other families are omitted. */
export function byTrust<Claim extends { family: Family }>(
  claims: readonly Claim[],
  order: readonly Family[],
): Claim[] {
  return claims
    .filter(({ family }) => order.includes(family))
    .toSorted((a, b) => order.indexOf(a.family) - order.indexOf(b.family));
}

/** Evidence of a chosen claim: its source, and the claims that differ. */
export function evidenceOf<Claim extends { source: string }>(
  chosen: Claim,
  others: readonly Claim[],
  differs: (claim: Claim) => boolean,
  shownValue: (claim: Claim) => unknown,
): FieldEvidence {
  const disagreements = others
    .filter((claim) => claim !== chosen && differs(claim))
    .slice(0, 10)
    .map((claim) => ({ source: claim.source, value: shownValue(claim) }));
  return disagreements.length > 0 ? { source: chosen.source, disagreements } : { source: chosen.source };
}

/** The best value of a plain text field. */
export function chooseText(claims: readonly TextClaim[], field: TextField): Chosen<string> | undefined {
  const ranked = byTrust(
    claims.filter((claim) => claim.field === field),
    textTrust,
  );
  const [chosen] = ranked;
  if (!chosen) return undefined;
  const key = comparable(chosen.value);
  const evidence = evidenceOf(
    chosen,
    ranked,
    ({ value }) => comparable(value) !== key,
    ({ value }) => value,
  );
  const value = field === 'abstract' ? chosen.value : readPlainText(chosen.value);
  return value === undefined ? undefined : { value, evidence };
}
