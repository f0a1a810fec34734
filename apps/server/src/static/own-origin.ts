/** Adapts a text of the build to the place where it is served. */
export type Adapt = (text: string) => string;

/** Where and by whom the site is served; the build's own values hold where one is absent. */
export interface Place {
  origin?: string | undefined;
  /** The operator's e-mail address. */
  contactEmail?: string | undefined;
}

const canonicalLink = /<link rel="canonical" href="([^"]+)"/;
const mailLink = /href="mailto:([^"?]+)"/;

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The origin for which the site was built, from its home page. */
function builtOrigin(home: string): string | undefined {
  const address = canonicalLink.exec(home)?.[1];
  return address !== undefined && URL.canParse(address) ? new URL(address).origin : undefined;
}

function replacement(built: string | undefined, ours: string | undefined, follows: string): Adapt[] {
  if (built === undefined || ours === undefined || built === ours) return [];
  const pattern = new RegExp(`${escapeRegExp(built)}(?!${follows})`, 'g');
  return [(text) => text.replace(pattern, () => ours)];
}

/**
 * Replaces the origin of the build by the one under which it is served (in canonical links, cards, sitemap, robots.txt and one script),
 * and our e-mail address by the operator's; absent when nothing differs. `home` is the built home page.
 */
export function adaptation(home: string, { origin, contactEmail }: Place): Adapt | undefined {
  const steps = [
    // Not where another origin begins with it: `http://localhost:30001`, `https://cite.example.org`.
    ...replacement(builtOrigin(home), origin, '[\\w.:-]'),
    ...replacement(mailLink.exec(home)?.[1], contactEmail, '[\\w.-]'),
  ];
  return steps.length === 0 ? undefined : (text) => steps.reduce((adapted, step) => step(adapted), text);
}
