import * as z from 'zod';

/** A field that is absent when its shape is wrong: one bad field never invalidates the record. */
export function field<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().catch(undefined);
}

/** A list without its malformed entries; empty when absent or not a list. */
export function list<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) => (Array.isArray(value) ? value.filter((entry) => schema.safeParse(entry).success) : []),
    z.array(schema),
  );
}

/** Non-empty text. */
export const text = z.string().trim().min(1);

/** A number that some services send as text. */
export const numeral = z.union([text, z.number().transform(String)]);
