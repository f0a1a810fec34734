import type { Item } from '@citewright/csl';

const usNumber = /^US[ -]?(?:D|RE|PP)?(\d{1,2}(?:,?\d{3}){2})(?: ?[A-Z]\d?)?$/;

/** The bare number of a granted patent of the United States ("US8934987B2" is 8,934,987); undefined of any other. */
export function usPatentNumber({ type, number }: Item): string | undefined {
  const digits = type === 'patent' ? usNumber.exec(String(number ?? '').slice(0, 40))?.[1] : undefined;
  return digits?.replaceAll(',', '').replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** The office that grants it. */
export const usOffice = 'U.S. Patent and Trademark Office';
