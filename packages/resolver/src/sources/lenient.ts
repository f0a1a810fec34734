import * as z from 'zod';

/** A field that is taken when it has the right shape and is absent otherwise: one bad field never costs the record. */
export function field<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().catch(undefined);
}

/** A list of which the well-formed entries are taken; absent or anything but a list is an empty one. */
export function list<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) => (Array.isArray(value) ? value.filter((entry) => schema.safeParse(entry).success) : []),
    z.array(schema),
  );
}

/** Text that says something. */
export const text = z.string().trim().min(1);

/** A number that some services send as text. */
export const numeral = z.union([text, z.number().transform(String)]);
