import './without-eval.ts';
import * as z from 'zod';
import { newProjectSchema } from './project.ts';
import { styleIdSchema } from './style.ts';

/** A question of the help page and its answer. */
export const faqEntrySchema = z.object({ question: z.string().min(1), answer: z.string().min(1) });
export type FaqEntry = z.infer<typeof faqEntrySchema>;

/** An open position of the careers page. */
export const jobPositionSchema = z.object({
  title: z.string(),
  department: z.string(),
  location: z.string(),
  type: z.string(),
  description: z.string(),
  link: z.string(),
});
export type JobPosition = z.infer<typeof jobPositionSchema>;

/** One of the home page's rotating examples. */
export const liveExampleSchema = z.object({
  style: styleIdSchema,
  citation: z.string(),
  source: z.string(),
  type: z.string(),
});
export type LiveExample = z.infer<typeof liveExampleSchema>;

/** How soon a kind of message is answered. */
export const responseTimeSchema = z.object({ label: z.string(), time: z.string() });
export type ResponseTime = z.infer<typeof responseTimeSchema>;

/** One style in the comparison of styles; `link` is the path of its generator. */
export const styleInfoSchema = z.object({
  name: z.string(),
  fullName: z.string(),
  fields: z.string(),
  inTextExample: z.string(),
  referenceExample: z.string(),
  keyFeatures: z.array(z.string()),
  color: z.string(),
  link: z.string(),
});
export type StyleInfo = z.infer<typeof styleInfoSchema>;

/** One line of the side-by-side table: a feature, and what each style does, by its id. */
export const comparisonRowSchema = z.object({ feature: z.string() }).catchall(z.string());
export type ComparisonRow = z.infer<typeof comparisonRowSchema>;

/** One tool of the comparison of generators. */
export const toolReviewSchema = z.object({
  name: z.string(),
  features: z.array(z.string()),
  pros: z.array(z.string()),
  cons: z.array(z.string()),
  bestFor: z.string(),
  link: z.string().nullable(),
});
export type ToolReview = z.infer<typeof toolReviewSchema>;

/** What the comparison of generators judges by. */
export const criterionSchema = z.object({ criterion: z.string(), description: z.string(), icon: z.string() });
export type Criterion = z.infer<typeof criterionSchema>;

/** A project to begin with: what the card shows, and what the form is filled with. */
export const projectTemplateSchema = z.object({
  id: z.string(),
  name: z.string(),
  icon: z.string(),
  description: z.string(),
  color: z.string(),
  template: newProjectSchema,
});
export type ProjectTemplate = z.infer<typeof projectTemplateSchema>;
