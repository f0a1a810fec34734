import * as z from 'zod';

/** The id of a reference style, such as `apa`. Which styles there are is the server's matter (`/api/openapi.json` lists them). */
export const styleIdSchema = z
  .string()
  .max(100)
  .regex(/^[a-z0-9][a-z0-9-]*$/);
export type StyleId = z.infer<typeof styleIdSchema>;
