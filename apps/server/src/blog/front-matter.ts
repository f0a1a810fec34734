import { blogCategories, coverSchema } from '@citewright/contract';
import { parse } from 'yaml';
import * as z from 'zod';
import { ArticleError } from './article-error.ts';

const frontMatterSchema = z.strictObject({
  title: z.string().min(10).max(110),
  excerpt: z.string().min(40).max(200),
  category: z.enum(blogCategories),
  author: z.string().min(1),
  publishedAt: z.iso.date(),
  featured: z.boolean().default(false),
  cover: coverSchema,
  description: z.string().min(50).max(160),
  keywords: z.array(z.string().min(1)).min(2),
});

/** The front matter of an article. */
export type FrontMatter = z.infer<typeof frontMatterSchema>;

/** A file between two lines of three dashes, then the text. */
const shape = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

function readYaml(text: string): unknown {
  try {
    // In the core schema a date remains text.
    return parse(text, { schema: 'core' });
  } catch (cause) {
    throw new ArticleError('bad-front-matter', 'the front matter is not YAML', { cause });
  }
}

/**
 * Splits an article's file.
 * @throws ArticleError when the front matter is missing or breaks its schema.
 */
export function readFrontMatter(file: string): { frontMatter: FrontMatter; body: string } {
  const [, yaml, body] = shape.exec(file) ?? [];
  if (yaml === undefined || body === undefined) {
    throw new ArticleError('no-front-matter', 'the file must begin with front matter between lines of ---');
  }
  const { success, data, error } = frontMatterSchema.safeParse(readYaml(yaml));
  if (!success) throw new ArticleError('bad-front-matter', z.prettifyError(error), { cause: error });
  return { frontMatter: data, body };
}
