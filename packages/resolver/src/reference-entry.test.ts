import { describe, expect, it } from 'vitest';
import { createWorld } from './world.fixture.ts';

const hit = (DOI: string, title: string, year: number, cited = 0) => ({
  DOI,
  type: 'journal-article',
  title: [title],
  author: [{ family: 'Smith', given: 'Ada' }],
  issued: { 'date-parts': [[year]] },
  'is-referenced-by-count': cited,
});

const routes = {
  '/crossref/works?': {
    message: {
      items: [
        hit('10.5555/1', 'Sleep in flies', 2010, 9_000),
        hit('10.5555/2', 'Bridges of Wales: A history in stone', 2010, 2),
        hit('10.5555/3', 'Bridges of Wales: A history in stone', 2004, 50),
      ],
    },
  },
  '/openlibrary/search.json': { docs: [] },
  '/openalex/works?': { results: [] },
};

async function resolve(value: string) {
  const world = await createWorld(routes);
  return await world.resolver.resolve({ kind: 'intext', value });
}

describe('a whole entry of a list of references', () => {
  it.each([
    'Smith, A. (2010). Bridges of Wales: A history in stone. Stone, 4, 1–9.',
    'Smith, A. (2010) ‘Bridges of Wales’, Stone, 4, pp. 1–9.',
    'Smith, Ada. “Bridges of Wales: A History in Stone.” Stone, vol. 4, 2010, pp. 1–9.',
    '[3] A. Smith, “Bridges of Wales: A history in stone,” Stone, vol. 4, pp. 1–9, 2010.',
    'Smith A. Bridges of Wales: a history in stone. Stone. 2010;4:1-9.',
  ])('finds its work by author, year and title: %s', async (value) => {
    const { item, verification } = await resolve(value);
    expect([item.DOI, verification]).toEqual(['10.5555/2', 'matched']);
  });

  it.each([
    ['an invented title', 'Smith, A. (2010). Harps of the Andes and their makers. Stone, 4, 1–9.'],
    ['an invented subtitle', 'Smith, A. (2010). Bridges of Wales: Lives of seven engineers. Stone, 4, 1–9.'],
    ['another year', 'Smith, A. (2016). Bridges of Wales: A history in stone. Stone, 4, 1–9.'],
    ['another author', 'Jones, B. (2010). Bridges of Wales: A history in stone. Stone, 4, 1–9.'],
  ])('with %s is taken for no work of the same people or words', async (_about, value) => {
    await expect(resolve(value)).rejects.toMatchObject({ code: 'IN_TEXT_NOT_FOUND' });
  });
});
