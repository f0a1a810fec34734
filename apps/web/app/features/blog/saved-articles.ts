import { type StoredValue, storedValue } from '~/ui/stored-value.ts';

function slugs(json: unknown): readonly string[] {
  if (Array.isArray(json) && json.every((slug) => typeof slug === 'string')) return json;
  throw new TypeError('not a list of slugs');
}

/** The slugs of the articles that the user has saved, in this browser. */
export const savedArticles: StoredValue<readonly string[]> = storedValue('saved-articles', [], slugs);

/** Adds an article to the list, or takes it off. */
export function toggled(saved: readonly string[], slug: string): readonly string[] {
  return saved.includes(slug) ? saved.filter((other) => other !== slug) : [...saved, slug];
}
