import './without-eval.ts';
import * as z from 'zod';

/** Answer of `GET /api/projects/{id}/live-link`: since when the project has a private link, if it has one. The link itself is not stored. */
export const liveLinkSchema = z.object({ createdAt: z.iso.datetime().nullable() });
export type LiveLink = z.infer<typeof liveLinkSchema>;

/**
 * Answer of `POST /api/projects/{id}/live-link`: the paths of the project's current files, by the id of their format. Whoever knows
 * them reads the references, without a session.
 */
export const newLiveLinkSchema = z.object({
  createdAt: z.iso.datetime(),
  files: z.array(z.object({ format: z.string(), path: z.string() })),
});
export type NewLiveLink = z.infer<typeof newLiveLinkSchema>;
