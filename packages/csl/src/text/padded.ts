/** A number with leading zeros. */
export const padded = (number: number, width = 2): string => String(number).padStart(width, '0');
