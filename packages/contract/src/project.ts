import * as z from 'zod';
import { citationRequestSchema, evidenceSchema, verificationSchema } from './citation.ts';
import { itemSchema } from './item.ts';
import { styleIdSchema } from './style.ts';
import { validationMessages } from './validation.ts';

/** Most projects of one session, and most citations of one project. */
export const projectLimits = { projects: 200, citations: 1_000, text: 200, description: 2_000 } as const;

const requiredText = (message: string) => z.string().trim().min(1, message).max(projectLimits.text);

/** Body of `POST /api/projects`. */
export const newProjectSchema = z.strictObject({
  name: requiredText(validationMessages.projectNameRequired),
  moduleName: requiredText(validationMessages.moduleNameRequired),
  moduleCode: requiredText(validationMessages.moduleCodeRequired),
  referenceStyle: styleIdSchema.default('apa'),
  description: z.string().max(projectLimits.description).optional(),
});
export type NewProject = z.infer<typeof newProjectSchema>;

export const projectIdSchema = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** A project as `GET /api/projects` lists it; `createdAt` is an ISO 8601 date and time in UTC. */
export const projectSchema = z.object({
  id: projectIdSchema,
  name: z.string(),
  moduleName: z.string(),
  moduleCode: z.string(),
  referenceStyle: styleIdSchema,
  description: z.string().optional(),
  createdAt: z.iso.datetime(),
});
export type Project = z.infer<typeof projectSchema>;

/** Body of `POST /api/projects/{projectId}/citations`: a citation request that names its project. */
export const projectCitationRequestSchema = citationRequestSchema.extend({
  projectId: projectIdSchema.optional(),
});
export type ProjectCitationRequest = z.infer<typeof projectCitationRequestSchema>;

/** A citation of a project as `GET /api/projects/{id}/citations` lists it. */
export const projectCitationSchema = z.object({
  id: projectIdSchema,
  title: z.string(),
  authors: z.string(),
  year: z.string(),
  formattedCitation: z.string(),
  inTextCitation: z.string().optional(),
  plainText: z.string(),
  item: itemSchema,
  evidence: evidenceSchema,
  verification: verificationSchema,
});
export type ProjectCitation = z.infer<typeof projectCitationSchema>;

/** Answer of `GET /api/projects/{id}/copy-references`: all references, sorted alphabetically, one a line. */
export const copyReferencesSchema = z.object({ references: z.string() });
export type CopyReferences = z.infer<typeof copyReferencesSchema>;
