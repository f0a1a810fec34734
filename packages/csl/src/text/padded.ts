/** A number with noughts before it, two digits at least. */
export const padded = (number: number, width = 2): string => String(number).padStart(width, '0');
