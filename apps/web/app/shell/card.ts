/** The size of the social cards, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The path of a page's social card: `/og/home.png`, `/og/blogs-et-al.png`. Drawn by `drawings/build-drawings.ts`. */
export function cardPath(pagePath: string): string {
  const name = pagePath === '/' ? 'home' : pagePath.slice(1).replaceAll('/', '-');
  return `/og/${name}.png`;
}
