import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { itemSchema, type PublishedArticle } from '@citewright/contract';
import * as z from 'zod';
import { ArticleError } from './article-error.ts';
import type { Works } from './citation-marks.ts';
import { type FrontMatter, readFrontMatter } from './front-matter.ts';
import { renderMarkdown } from './markdown.ts';
import { readTimeMinutes } from './read-time.ts';
import { sanitise } from './sanitise.ts';

/** The folder of the articles: `<slug>.md`, each with the works that it cites in `<slug>.items.json`. */
export const articleFolder = path.resolve(import.meta.dirname, '../../content/blog');

const itemsSchema = z.array(itemSchema.extend({ id: z.string().min(1) }));

function readWorks(file: string): Works {
  if (!existsSync(file)) return new Map();
  const { success, data, error } = itemsSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!success) throw new ArticleError('bad-items', z.prettifyError(error), { cause: error });
  return new Map(data.map((item) => [item.id, item]));
}

/** An article without its id. */
type Draft = Omit<PublishedArticle, 'id'>;

function presentArticle(
  slug: string,
  { frontMatter, body }: { frontMatter: FrontMatter; body: string },
  works: Works,
): Draft {
  const content = sanitise(renderMarkdown(body, works));
  return {
    slug,
    ...frontMatter,
    content,
    coverImage: `/covers/${slug}.svg`,
    readTimeMinutes: readTimeMinutes(content),
  };
}

function readArticle(folder: string, slug: string): Draft {
  try {
    const file = readFileSync(path.join(folder, `${slug}.md`), 'utf8');
    return presentArticle(slug, readFrontMatter(file), readWorks(path.join(folder, `${slug}.items.json`)));
  } catch (cause) {
    if (cause instanceof ArticleError) {
      throw new ArticleError(cause.code, `${slug}.md: ${cause.message}`, { cause });
    }
    throw cause;
  }
}

const byDate = (one: Draft, other: Draft) =>
  one.publishedAt.localeCompare(other.publishedAt) || one.slug.localeCompare(other.slug);

/**
 * Reads and renders every article of a folder, newest first. Ids follow the dates of publication.
 * @throws ArticleError, naming the file, when one cannot be published.
 */
export function readArticles(folder: string = articleFolder): PublishedArticle[] {
  return globSync('*.md', { cwd: folder })
    .map((name) => readArticle(folder, path.basename(name, '.md')))
    .sort(byDate)
    .map((draft, index) => ({ id: index + 1, ...draft }))
    .reverse();
}
