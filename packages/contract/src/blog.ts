import './without-eval.ts';
import * as z from 'zod';

/** The six blog categories with their labels, in the order of the filter buttons. */
export const blogCategoryLabels = {
  academic_writing: 'Academic Writing',
  citation_styles: 'Citation Styles',
  research_tips: 'Research Tips',
  plagiarism: 'Plagiarism',
  publishing: 'Publishing',
  general: 'General',
} as const;

export const blogCategories = Object.keys(blogCategoryLabels) as [BlogCategory, ...BlogCategory[]];
export type BlogCategory = keyof typeof blogCategoryLabels;

/** An article of `GET /api/blogs` and `GET /api/blogs/featured`; `publishedAt` is an ISO date, `content` is HTML. */
export const blogArticleSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  coverImage: z.string(),
  category: z.enum(blogCategories),
  author: z.string(),
  publishedAt: z.string(),
  readTimeMinutes: z.number().int().positive(),
});
export type BlogArticle = z.infer<typeof blogArticleSchema>;

/** What can be drawn on an article's cover; each article has a drawing of its own. */
export const coverMotifs = [
  'hanging-indent',
  'annotated-reference',
  'catalogue-card',
  'footnote',
  'bracketed-number',
  'corrections',
  'title-page',
  'synthesis-matrix',
  'verb-scale',
  'journal-shelf',
  'nested-quotation',
  'prompt-window',
  'changing-page',
  'version-line',
  'address-line',
  'fading-authors',
  'dialects',
  'three-passes',
  'sorted-notes',
  'name-number',
  'quotation-marks',
  'bibtex-record',
  'twin-works',
  'overlapping-sets',
  'carbon-copy',
  'last-hour',
  'speech-bubbles',
  'retraction-stamp',
] as const;

/** A cover: its drawing, and the two to five words on it. */
export const coverSchema = z.object({ motif: z.enum(coverMotifs), words: z.string().min(1).max(48) });
export type Cover = z.infer<typeof coverSchema>;

/** An article with what the site is built from: its cover, whether it is featured, and its page's metadata. */
export const publishedArticleSchema = blogArticleSchema.extend({
  featured: z.boolean(),
  cover: coverSchema,
  description: z.string(),
  keywords: z.array(z.string()),
});
export type PublishedArticle = z.infer<typeof publishedArticleSchema>;
