import './without-eval.ts';
import * as z from 'zod';
import {
  type CitationRequest,
  chosenLocatorSchema,
  citationResponseSchema,
  evidenceSchema,
  inTextFormsSchema,
  locatorSchema,
  noticeSchema,
  paragraphsSchema,
  recordLinkSchema,
  verificationSchema,
} from './citation.ts';
import { besideFields, itemFieldsSchema, itemLimits, itemSchema } from './item.ts';
import { languageSchema, shownStyleSchema, styleIdSchema } from './style.ts';
import { isVisible, validationMessages } from './validation.ts';

/** The most projects of a session and citations of a project (a server may allow fewer); the longest texts of a project. */
export const projectLimits = {
  projects: 200,
  citations: 2_000,
  /** Of its records, with what is known of them: two thousand works of four authors have half of them. They are printed together. */
  bytes: 12 * 1024 * 1024,
  text: 200,
  moduleCode: 50,
  description: 2_000,
  sections: 50,
  colouredTags: 200,
} as const;

const requiredText = (message: string, most: number) =>
  z.string().trim().refine(isVisible, message).max(most);

/** The colours that tags may have. */
export const tagColours = ['red', 'orange', 'green', 'blue', 'grey'] as const;
export type TagColour = (typeof tagColours)[number];

const tagColoursSchema = z
  .array(z.strictObject({ tag: z.string().min(1).max(itemLimits.tag), colour: z.enum(tagColours) }))
  .max(projectLimits.colouredTags);

/** A section of a list, which its works name by its key (`custom.listSection`). One without a heading is dissolved. */
const listSectionSchema = z.strictObject({
  key: z.string().min(1).max(itemLimits.section),
  heading: z.string().max(itemLimits.section),
});
export type ListSection = z.infer<typeof listSectionSchema>;

const sectionsSchema = z
  .array(listSectionSchema)
  .max(projectLimits.sections)
  .refine((sections) => new Set(sections.map(({ key }) => key)).size === sections.length);

const projectFields = {
  name: requiredText(validationMessages.projectNameRequired, projectLimits.text),
  moduleName: requiredText(validationMessages.moduleNameRequired, projectLimits.text),
  moduleCode: requiredText(validationMessages.moduleCodeRequired, projectLimits.moduleCode),
  referenceStyle: styleIdSchema,
  /** What references are printed in; `null` for the style's own. */
  language: languageSchema.nullable(),
  description: z.string().max(projectLimits.description),
  /** Its list prints the annotation of each work. */
  annotated: z.boolean(),
  /** The sections of its list, in their order. */
  sections: sectionsSchema,
  tagColours: tagColoursSchema,
};

/** A new project as the form to create one asks for it. */
export const newProjectSchema = z.strictObject({
  ...projectFields,
  referenceStyle: styleIdSchema.default('apa'),
  language: projectFields.language.optional(),
  description: projectFields.description.optional(),
  annotated: projectFields.annotated.optional(),
  sections: projectFields.sections.optional(),
  tagColours: projectFields.tagColours.optional(),
});
export type NewProject = z.infer<typeof newProjectSchema>;

/** Body of `POST /api/projects`: `null` says that the project belongs to no module, or that the module has no code. */
export const projectRequestSchema = newProjectSchema.extend({
  moduleName: projectFields.moduleName.nullable(),
  moduleCode: projectFields.moduleCode.nullable(),
});
export type ProjectRequest = z.infer<typeof projectRequestSchema>;

/**
 * What fields were when somebody began to change them. Where one of them is something else now, and not what is asked, the edit is refused
 * (`CHANGED_ELSEWHERE`) and changes nothing.
 */
const beforeSchema = z.record(z.string().max(40), z.unknown());

/** Body of `PATCH /api/projects/{id}`: the fields that change. All references follow a changed style. */
export const projectEditSchema = z.strictObject({ ...projectFields, before: beforeSchema }).partial();
export type ProjectEdit = z.infer<typeof projectEditSchema>;

export const projectIdSchema = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** Answer of a deletion: the deleted id. For 30 days it can be restored (`POST .../restore`). */
export const deletedSchema = z.object({ id: projectIdSchema });

/** Until when what was deleted can be restored; it goes earlier where newer deletions need its room. */
const deletionSchema = z.object({
  id: projectIdSchema,
  deletedAt: z.iso.datetime(),
  keptUntil: z.iso.datetime(),
});

/** Answer of `DELETE /api/deleted`: how many projects and citations were removed. */
export const removedSchema = z.object({ removed: z.int().min(0) });

/** A project as `GET /api/projects` lists it; `createdAt` is an ISO 8601 date and time in UTC. */
export const projectSchema = z.object({
  id: projectIdSchema,
  name: z.string().max(projectLimits.text),
  moduleName: z.string().max(projectLimits.text),
  moduleCode: z.string().max(projectLimits.moduleCode),
  referenceStyle: styleIdSchema,
  language: languageSchema.optional(),
  /** Names and kind of a style beyond the five. */
  style: shownStyleSchema.optional(),
  description: z.string().max(projectLimits.description).optional(),
  /** True where its list prints the annotation of each work. */
  annotated: z.boolean().optional(),
  /** The sections of its list in their order; absent without any. */
  sections: sectionsSchema.optional(),
  /** The colours of tags; absent where none has one. */
  tagColours: tagColoursSchema.optional(),
  createdAt: z.iso.datetime(),
  /** How many citations it has. Only `GET /api/projects` says so. */
  citations: z.int().min(0).optional(),
});
export type Project = z.infer<typeof projectSchema>;

/** A project of `GET /api/deleted`, with the number of its citations. */
export const deletedProjectSchema = deletionSchema.extend({
  name: projectSchema.shape.name,
  citations: z.int().min(0),
});
export type DeletedProject = z.infer<typeof deletedProjectSchema>;

/** The number of a project as a form names it. */
export const namedProjectSchema = z.union([projectIdSchema, z.string().regex(/^[1-9]\d{0,15}$/)]);

/** What a body of `POST /api/projects/{projectId}/citations` may have besides those of a citation request. */
export const additionFieldsSchema = z.object({
  /** The project, as the form names it. */
  projectId: namedProjectSchema.optional(),
  /** With `skip` a work that the project has is not added, and the citation that was there is the answer, with status 200. */
  duplicates: z.enum(['skip', 'add']).default('add'),
});

/** Body of `POST /api/projects/{projectId}/citations`. */
export type ProjectCitationRequest = CitationRequest & z.input<typeof additionFieldsSchema>;

/** By what a work was recognised as one that the project has already. */
export const duplicateSchema = z.object({
  /** The citation that was there first. */
  id: projectIdSchema,
  title: z.string(),
  by: z.enum(['doi', 'isbn', 'title']),
});
export type Duplicate = z.infer<typeof duplicateSchema>;

/** Answer of `POST /api/projects/{projectId}/citations`: the citation as its project shows it, and the number it got. */
export const projectCitationResponseSchema = citationResponseSchema.extend({
  id: projectIdSchema,
  projectId: projectIdSchema,
  /** A citation of the same work that the project had before; this one itself where nothing was added. */
  duplicateOf: duplicateSchema.optional(),
});
export type ProjectCitationResponse = z.infer<typeof projectCitationResponseSchema>;

/**
 * A citation of a project as `GET /api/projects/{id}/citations` lists it: in the order of the project's style, formatted
 * together with the others (2020a and 2020b, numbers of IEEE, names that repeat).
 */
export const projectCitationSchema = z.object({
  id: projectIdSchema,
  title: z.string(),
  /** All authors in one line: "Okafor, Ada; Lindqvist, Per". Empty when the source names none. */
  authors: z.string(),
  /** "2019", "44 BC", "in press"; "n.d." when the source shows none. */
  year: z.string(),
  formattedCitation: z.string(),
  plainText: z.string(),
  paragraphs: paragraphsSchema,
  inTextCitation: z.string().optional(),
  inTextHtml: z.string().optional(),
  inTextForms: inTextFormsSchema.optional(),
  /** The place that the in-text forms name. */
  locator: locatorSchema.optional(),
  item: itemSchema,
  evidence: evidenceSchema,
  verification: verificationSchema,
  /** The heading of its section; absent for those in none, which come first. */
  heading: z.string().optional(),
  record: recordLinkSchema.optional(),
  notices: z.array(noticeSchema),
  /** A citation of the same work that was in the project before. */
  duplicateOf: duplicateSchema.optional(),
  createdAt: z.iso.datetime(),
});
export type ProjectCitation = z.infer<typeof projectCitationSchema>;

/**
 * Answer of `POST /api/citations/{id}/published`: the citation with the published record; `replaced` is the number of the deleted citation
 * that holds what was there before.
 */
export const publishedCitationSchema = projectCitationSchema.extend({ replaced: projectIdSchema });
export type PublishedCitation = z.infer<typeof publishedCitationSchema>;

/** Body of `POST /api/citations/{id}/published/undo`. */
export const replacedSchema = publishedCitationSchema.pick({ replaced: true }).strict();

/** A citation of `GET /api/projects/{id}/deleted`; title, authors and year as in its project's list. */
export const deletedCitationSchema = deletionSchema.extend({
  ...projectCitationSchema.pick({ title: true, authors: true, year: true }).shape,
});
export type DeletedCitation = z.infer<typeof deletedCitationSchema>;

const removable = <Field extends z.ZodType>(field: Field) => z.union([field, z.null()]);

/**
 * Body of `PATCH /api/citations/{id}`: the fields of the item that change; `null` takes a field away. `locator` is the
 * place that the in-text forms name; notes, quotations, tags and section are those of `custom`. `from` is the citation of the project whose
 * values they are: such fields have its evidence.
 */
export const citationEditSchema = z.strictObject({
  before: beforeSchema.optional(),
  from: projectIdSchema.optional(),
  type: itemSchema.shape.type.optional(),
  locator: removable(chosenLocatorSchema).optional(),
  notes: removable(besideFields.notes).optional(),
  quotations: removable(besideFields.quotations).optional(),
  tags: removable(besideFields.tags).optional(),
  listSection: removable(besideFields.listSection).optional(),
  ...(Object.fromEntries(
    Object.entries(itemFieldsSchema.shape).map(([key, field]) => [key, removable(field)]),
  ) as {
    [Key in keyof typeof itemFieldsSchema.shape]: z.ZodUnion<
      [(typeof itemFieldsSchema.shape)[Key], z.ZodNull]
    >;
  }),
});
export type CitationEdit = z.infer<typeof citationEditSchema>;

/**
 * Body of `POST /api/citations/{id}/move`: the citation of the project that it shall stand before, `null` for the end of the list, and the section
 * into which it goes, `null` for none; without `listSection` it stays in its own.
 */
export const citationMoveSchema = z.strictObject({
  before: projectIdSchema.nullable(),
  listSection: removable(besideFields.listSection).optional(),
});
export type CitationMove = z.infer<typeof citationMoveSchema>;

/** Answer of `GET /api/projects/{id}/copy-references`: all references, sorted as the style asks, one a line. */
export const copyReferencesSchema = z.object({ references: z.string() });
export type CopyReferences = z.infer<typeof copyReferencesSchema>;
