import * as z from 'zod';

const schema = z.iso.datetime();

/** The time in a row; the start of 1970 for one that cannot be read. */
export function readMoment(text: string): string {
  return schema.safeParse(text).data ?? new Date(0).toISOString();
}
