/** Replaces the origin of the site in a text. */
export type Adapt = (text: string) => string;

const canonicalLink = /<link rel="canonical" href="([^"]+)"/;

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The origin for which the site was built, from its home page. */
function builtOrigin(home: string): string | undefined {
  const address = canonicalLink.exec(home)?.[1];
  return address !== undefined && URL.canParse(address) ? new URL(address).origin : undefined;
}

/**
 * Replaces the origin of the build by the one under which it is served (in canonical links, cards, sitemap, robots.txt and one script);
 * absent when they are the same. `home` is the built home page.
 */
export function adaptation(home: string, origin: string | undefined): Adapt | undefined {
  const built = builtOrigin(home);
  if (built === undefined || origin === undefined || built === origin) return undefined;
  // Not where another origin begins with it: `http://localhost:30001`, `https://cite.example.org`.
  const pattern = new RegExp(`${escapeRegExp(built)}(?![\\w.:-])`, 'g');
  return (text) => text.replace(pattern, () => origin);
}
