import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublishedArticle } from '@citewright/contract';
import { sitePages } from '../app/content/site-pages.ts';
import { cardPath, cardSize } from '../app/shell/card.ts';
import { articlesFile } from '../articles/build-articles.ts';
import { drawCover } from './covers/draw-cover.ts';
import { drawCard } from './draw-card.ts';
import { type Faces, loadFaces } from './faces.ts';
import { icons } from './icons.ts';
import { pngOf } from './png.ts';

const publicFolder = join(import.meta.dirname, '../public');
const stampFile = join(publicFolder, 'icons/stamp');

/** A picture to draw, and its path on the site. */
interface Picture {
  address: string;
  /** All inputs that affect the picture, besides our code. */
  depends: unknown;
  draw: (faces: Faces) => Promise<string | Uint8Array>;
}

// Crops the upper and lower edge of a cover for the article's social card.
const asCard = (cover: string) =>
  cover.replace('viewBox="0 0 800 450"', 'viewBox="0 15 800 420"').replace('height="450"', 'height="420"');

function articlePictures(article: PublishedArticle): Picture[] {
  const { slug, title, excerpt, category, cover } = article;
  const depends = { title, excerpt, category, cover };
  return [
    { address: article.coverImage, depends, draw: async (faces) => drawCover(article, faces) },
    {
      address: cardPath(`/blogs/${slug}`),
      depends,
      draw: (faces) => pngOf(asCard(drawCover(article, faces)), cardSize.width),
    },
  ];
}

function pagePicture({ path, title }: (typeof sitePages)[number]): Picture {
  const words = {
    title: title.replace(/ \| Citewright$/, ''),
    address: 'Free citation generator: APA, MLA, Chicago, Harvard, IEEE',
  };
  return {
    address: cardPath(path),
    depends: words,
    draw: (faces) => pngOf(drawCard(words, faces), cardSize.width),
  };
}

function allPictures(): Picture[] {
  const articles: PublishedArticle[] = JSON.parse(readFileSync(articlesFile, 'utf8'));
  return [
    ...icons.map(({ name, svg, size }) => ({
      address: `/icons/${name}.png`,
      depends: svg,
      draw: () => pngOf(svg, size),
    })),
    ...sitePages.map(pagePicture),
    ...articles.flatMap(articlePictures),
  ];
}

function codeHash(): string {
  const hash = createHash('sha256');
  for (const file of globSync('**/*.ts', { cwd: import.meta.dirname }).sort()) {
    hash.update(readFileSync(join(import.meta.dirname, file)));
  }
  return hash.digest('hex');
}

async function readStamps(): Promise<Record<string, string>> {
  return existsSync(stampFile) ? JSON.parse(await readFile(stampFile, 'utf8')) : {};
}

/**
 * Draws the blog covers, the social cards of all pages and the icons into `public/` (takes a few seconds; unchanged
 * files are skipped). The articles must have been rendered before.
 */
export async function buildDrawings(): Promise<void> {
  const code = codeHash();
  const stamps = await readStamps();
  const pictures = allPictures().map((picture) => ({
    ...picture,
    file: join(publicFolder, picture.address),
    stamp: createHash('sha256').update(code).update(JSON.stringify(picture.depends)).digest('hex'),
  }));
  const wanted = pictures.filter(
    ({ address, file, stamp }) => stamps[address] !== stamp || !existsSync(file),
  );
  if (wanted.length === 0) return;
  const faces = await loadFaces();
  for (const folder of ['covers', 'og', 'icons'])
    await mkdir(join(publicFolder, folder), { recursive: true });
  for (const { file, draw } of wanted) await writeFile(file, await draw(faces));
  await writeFile(
    stampFile,
    JSON.stringify(Object.fromEntries(pictures.map(({ address, stamp }) => [address, stamp]))),
  );
}
