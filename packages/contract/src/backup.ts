import './without-eval.ts';
import * as z from 'zod';
import { citedWorkSchema } from './citation.ts';
import { itemLimits } from './item.ts';
import { projectIdSchema, projectLimits, projectSchema } from './project.ts';
import { customStyleLimits, styleIdSchema } from './style.ts';

/** The file's format. A reader refuses versions that it does not know. */
export const backupFormat = { app: 'citewright', version: 1 } as const;

/** Bytes of a backup that one call takes in. */
export const backupLimits = { bytes: 32 * 1024 * 1024 } as const;

/** A citation in a backup: what its project keeps of it, without the number that it has there. */
export const backupCitationSchema = citedWorkSchema.extend({ createdAt: z.iso.datetime() });
export type BackupCitation = z.infer<typeof backupCitationSchema>;

const arrangement = { sections: true, tagColours: true } as const;

/** A project in a backup, with its citations in the order in which they were added. */
export const backupProjectSchema = z.strictObject({
  ...projectSchema.omit({ id: true, style: true, ...arrangement }).shape,
  /** Its lists but for the citations: readers take a file apart by the lists of its projects. */
  arrangement: projectSchema.pick(arrangement).optional(),
  citations: z.array(backupCitationSchema),
});
export type BackupProject = z.infer<typeof backupProjectSchema>;

/** A style that the session brought as a file: its text, and its id, which is made of it. */
export const backupStyleSchema = z.object({
  id: styleIdSchema,
  csl: z.string().max(customStyleLimits.bytes),
});
export type BackupStyle = z.infer<typeof backupStyleSchema>;

/**
 * `GET /api/backup`, and the body of `POST /api/backup`. Each project comes with its checks, so that projects can be
 * removed from a file: `checksum` is the SHA-256 of the project's JSON and detects a damaged file; `seal` is the server's
 * HMAC of it. Without a seal of the server that reads it, what a file claims about the origin of its records is not believed. A
 * page that stores again what it shows has no checks.
 */
export const backupSchema = z.object({
  app: z.literal(backupFormat.app),
  version: z.literal(backupFormat.version),
  createdAt: z.iso.datetime(),
  /** The session's own styles; absent when it has none. */
  styles: z.array(backupStyleSchema).optional(),
  projects: z.array(
    z.object({
      project: backupProjectSchema,
      checksum: z.string().max(100).optional(),
      seal: z.string().max(100).optional(),
    }),
  ),
});
export type Backup = z.infer<typeof backupSchema>;

/** A part of a backup that was not restored: a project, one entry of it, or a style. */
export const unreadPartSchema = z.object({
  /** The project's name, shortened; empty where it cannot be read, and for a style. */
  project: z.string().max(projectLimits.text),
  /** The style's id. */
  style: styleIdSchema.optional(),
  /** The entry's place in the project, counted from 1, and its title where it can be read. Absent for a whole project. */
  entry: z
    .object({ place: z.number().int().positive(), title: z.string().max(itemLimits.title).optional() })
    .optional(),
  /** Why, in a sentence. */
  reason: z.string(),
});
export type UnreadPart = z.infer<typeof unreadPartSchema>;

/** Answer of `POST /api/backup`. */
export const backupResultSchema = z.object({
  added: z.array(
    z.object({ id: projectIdSchema, name: z.string(), citations: z.number().int().nonnegative() }),
  ),
  /** How many projects were there already, the same in every part. */
  present: z.number().int().nonnegative(),
  /** How many styles of the session's own were added; absent when none were. */
  styles: z.number().int().positive().optional(),
  /** How many citations of the file stayed out because a project holds no more; absent when none did. */
  leftOut: z.number().int().positive().optional(),
  /** What could not be read; absent when everything could. */
  unread: z.array(unreadPartSchema).min(1).optional(),
});
export type BackupResult = z.infer<typeof backupResultSchema>;
