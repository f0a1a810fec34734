import { comparable } from '@citewright/record';

/** Organisations that are cited by a short form, with their full names as in indexes. */
const bodies: Readonly<Record<string, string>> = {
  APA: 'American Psychological Association',
  CDC: 'Centers for Disease Control and Prevention',
  EPA: 'Environmental Protection Agency',
  FAO: 'Food and Agriculture Organization',
  FDA: 'Food and Drug Administration',
  IEA: 'International Energy Agency',
  ILO: 'International Labour Organization',
  IMF: 'International Monetary Fund',
  IPCC: 'Intergovernmental Panel on Climate Change',
  ISO: 'International Organization for Standardization',
  ITU: 'International Telecommunication Union',
  NASA: 'National Aeronautics and Space Administration',
  NHS: 'National Health Service',
  NICE: 'National Institute for Health and Care Excellence',
  NIH: 'National Institutes of Health',
  OECD: 'Organisation for Economic Co-operation and Development',
  ONS: 'Office for National Statistics',
  UN: 'United Nations',
  UNESCO: 'United Nations Educational, Scientific and Cultural Organization',
  UNHCR: 'United Nations High Commissioner for Refugees',
  UNICEF: "United Nations Children's Fund",
  WHO: 'World Health Organization',
  WTO: 'World Trade Organization',
};

const smallWords = new Set(['and', 'for', 'in', 'of', 'on', 'the']);

/** The full name of a well-known organisation for its short form. */
export function spelledOut(text: string): string | undefined {
  return Object.hasOwn(bodies, text) ? bodies[text] : undefined;
}

/** `oecd` for both spellings: small words and the part after a hyphen are ignored. */
function acronymOf(name: string): string {
  return name
    .replaceAll('-', '')
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word !== '' && !smallWords.has(word.toLowerCase()))
    .map((word) => word.charAt(0).toLowerCase())
    .join('');
}

/** True when one is the short form of the other, by its initials or the list of well-known ones. */
export function isShortFor(short: string, name: string): boolean {
  const known = spelledOut(short.trim());
  if (known !== undefined && comparable(name).includes(comparable(known))) return true;
  const letters = comparable(short).replaceAll(' ', '');
  return letters.length > 1 && /\s/.test(name.trim()) && letters === acronymOf(name);
}
