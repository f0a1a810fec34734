/** Changes a text's addresses of the site. */
export type Adapt = (text: string) => string;

const canonicalLink = /<link rel="canonical" href="([^"]+)"/;

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The origin for which the site was built, as its home page names it. */
function builtOrigin(home: string): string | undefined {
  const address = canonicalLink.exec(home)?.[1];
  return address !== undefined && URL.canParse(address) ? new URL(address).origin : undefined;
}

/**
 * What makes the texts of a build speak of the origin under which it is served (canonical links, cards, sitemap, robots.txt, and the one
 * script that makes such addresses); absent where it was built for that one. `home` is the built home page.
 */
export function adaptation(home: string, origin: string | undefined): Adapt | undefined {
  const built = builtOrigin(home);
  if (built === undefined || origin === undefined || built === origin) return undefined;
  // Not where another address only begins so: `http://localhost:30001`, `https://cite.example.org`.
  const pattern = new RegExp(`${escapeRegExp(built)}(?![\\w.:-])`, 'g');
  return (text) => text.replace(pattern, () => origin);
}
