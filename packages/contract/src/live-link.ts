import './without-eval.ts';
import * as z from 'zod';

/** Answer of `GET /api/projects/{id}/live-link`: since when the project has a private link, if it has one. The link itself is not stored. */
export const liveLinkSchema = z.object({ createdAt: z.iso.datetime().nullable() });
export type LiveLink = z.infer<typeof liveLinkSchema>;

/**
 * Answer of `POST /api/projects/{id}/live-link`: the path of the page that shows the list, and those of the project's current files, by the
 * id of their format. Whoever knows them reads the references, without a session.
 */
export const newLiveLinkSchema = z.object({
  createdAt: z.iso.datetime(),
  page: z.string(),
  files: z.array(z.object({ format: z.string(), path: z.string() })),
});
export type NewLiveLink = z.infer<typeof newLiveLinkSchema>;

/** Answer of `GET /api/live/{token}`: the list that a private link leads to. */
export const sharedListSchema = z.object({ name: z.string(), citations: z.number().int().nonnegative() });
export type SharedList = z.infer<typeof sharedListSchema>;

/** Answer of `POST /api/live/{token}/copy`: the project that was made of the list. */
export const copiedListSchema = z.object({ id: z.number().int(), name: z.string() });
export type CopiedList = z.infer<typeof copiedListSchema>;
