import './without-eval.ts';
import * as z from 'zod';

/**
 * Body of `POST /api/projects/{id}/live-link`: when the link ends, `null` for never; `frozen` shows the list as it is now, whatever becomes
 * of the project.
 */
export const liveLinkRequestSchema = z.strictObject({
  expiresAt: z.iso.datetime().nullable().optional(),
  frozen: z.boolean().optional(),
});
export type LiveLinkRequest = z.infer<typeof liveLinkRequestSchema>;

/** The days after which a link ends at the latest, if it ends. */
export const longestLink = 3_660;

const limits = { expiresAt: z.iso.datetime().nullable(), frozen: z.boolean() };

/**
 * Answer of `GET /api/projects/{id}/live-link`: since when the project has a private link, if it has one that works, when it ends, and
 * whether it shows the list as it stood. The link itself is not stored.
 */
export const liveLinkSchema = z.object({ createdAt: z.iso.datetime().nullable(), ...limits });
export type LiveLink = z.infer<typeof liveLinkSchema>;

/**
 * Answer of `POST /api/projects/{id}/live-link`: the path of the page that shows the list, and those of the project's current files, by the
 * id of their format. Whoever knows them reads the references, without a session.
 */
export const newLiveLinkSchema = z.object({
  createdAt: z.iso.datetime(),
  ...limits,
  page: z.string(),
  files: z.array(z.object({ format: z.string(), path: z.string() })),
});
export type NewLiveLink = z.infer<typeof newLiveLinkSchema>;

/** Answer of `GET /api/live/{token}`: the list that a private link leads to, when it was frozen and when the link ends. */
export const sharedListSchema = z.object({
  name: z.string(),
  citations: z.number().int().nonnegative(),
  frozenAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
});
export type SharedList = z.infer<typeof sharedListSchema>;

/** Answer of `POST /api/live/{token}/copy`: the project that was made of the list. */
export const copiedListSchema = z.object({ id: z.number().int(), name: z.string() });
export type CopiedList = z.infer<typeof copiedListSchema>;
