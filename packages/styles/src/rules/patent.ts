import type { Item } from '@citewright/csl';

/** A granted patent: nation ("US", "European"), number in the form of its office, and the office if known. */
export interface GrantedPatent {
  nation: string;
  number: string;
  office?: string | undefined;
}

const usNumber =
  /^(?:US|U\.S\.)[ -]?(?:pat(?:ent|\.)? ?(?:(?:no|nr)\.? ?)?)?(?:D|RE|PP)?(\d{1,2}(?:,?\d{3}){2})(?: ?[A-Z]\d?)?$/i;

/** Country codes of patent numbers: WIPO Standard ST.3. */
const nations: Readonly<Record<string, string>> = {
  AU: 'Australian',
  CA: 'Canadian',
  CH: 'Swiss',
  CN: 'Chinese',
  DE: 'German',
  EP: 'European',
  ES: 'Spanish',
  FR: 'French',
  GB: 'UK',
  JP: 'Japanese',
  KR: 'Korean',
};

/** "US8934987B2" is US 8,934,987; other numbers keep their letters: "EP1234567B1". */
export function grantedPatent({ type, number, authority }: Item): GrantedPatent | undefined {
  if (type !== 'patent') return undefined;
  const given = String(number ?? '').slice(0, 40);
  const digits = usNumber.exec(given)?.[1];
  if (digits) {
    const grouped = digits.replaceAll(',', '').replace(/\B(?=(?:\d{3})+$)/g, ',');
    return { nation: 'US', number: grouped, office: 'U.S. Patent and Trademark Office' };
  }
  const letters = /^([A-Z]{2})[ -]?\d/.exec(given)?.[1] ?? '';
  const nation = nations[letters];
  return nation ? { nation, number: given, office: authority?.toString() } : undefined;
}
