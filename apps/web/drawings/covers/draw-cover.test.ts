import { blogCategories, coverMotifs } from '@citewright/contract';
import { beforeAll, expect, test } from 'vitest';
import { type Faces, loadFaces } from '../faces.ts';
import { type CoveredArticle, drawCover } from './draw-cover.ts';

let faces: Faces;
beforeAll(async () => {
  faces = await loadFaces();
});

function article(motif: CoveredArticle['cover']['motif']): CoveredArticle {
  return {
    title: 'Citing what has no author',
    excerpt: 'What takes the place of the author when nobody signed the page, and what never does.',
    category: 'general',
    cover: { motif, words: 'No author' },
  };
}

const letters = (svg: string, part: 'id' | 'href') =>
  [...svg.matchAll(part === 'id' ? /<path id="([^"]+)"/g : /href="#([^"]+)"/g)].map(([, id]) => id);

test.each(coverMotifs)('the motif %s is drawn with text as outlines, each letter defined once', (motif) => {
  const svg = drawCover(article(motif), faces);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 800 450"/);
  expect(svg).not.toMatch(/<text|<script|<style|NaN|undefined/);
  const defined = letters(svg, 'id');
  expect(new Set(defined).size).toBe(defined.length);
  expect(new Set(letters(svg, 'href'))).toEqual(new Set(defined));
});

test('the same article has the same cover each time', () => {
  expect(drawCover(article('last-hour'), faces)).toBe(drawCover(article('last-hour'), faces));
});

test('each category has its own colour', () => {
  const grounds = blogCategories.map((category) =>
    /<rect width="800" height="450" fill="([^"]+)"/
      .exec(drawCover({ ...article('footnote'), category }, faces))
      ?.at(1),
  );
  expect(new Set(grounds).size).toBe(blogCategories.length);
});
