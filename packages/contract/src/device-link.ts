import './without-eval.ts';
import * as z from 'zod';

/** Milliseconds for which a code opens the projects on another device. */
export const deviceLinkLifetime = 600_000;

/** Answer of `POST /api/session/link`: a code for one use, like `7K3QX-0V9TR-MZ2HB-D8WYN`, and when it expires. */
export const deviceLinkSchema = z.object({ code: z.string(), expiresAt: z.iso.datetime() });
export type DeviceLink = z.infer<typeof deviceLinkSchema>;

/**
 * Body of `POST /api/session/open`. `bring` moves the caller's own projects to the session that is opened; without it they
 * stay where they are, out of reach for this device once it uses the other session.
 */
export const openDeviceLinkSchema = z.strictObject({
  code: z.string().max(100),
  bring: z.boolean().default(false),
});
export type OpenDeviceLink = z.input<typeof openDeviceLinkSchema>;

/**
 * Body of `POST /api/session/new`. With `bring` the caller's projects move to the new session, and whoever knows the old identifier has
 * nothing any more; without it they stay there.
 */
export const newSessionSchema = z.strictObject({ bring: z.boolean().default(false) });
export type NewSession = z.input<typeof newSessionSchema>;

/** Answer of `POST /api/session/open` and `POST /api/session/new`; its header `x-session-id` carries the session that the caller uses from now on. */
export const openedSessionSchema = z.object({
  /** How many projects the opened session has now. */
  projects: z.number().int().nonnegative(),
});
export type OpenedSession = z.infer<typeof openedSessionSchema>;
