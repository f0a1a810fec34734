import type { Name } from '@citewright/record';
import { isLikelyPerson } from '@citewright/record';
import { isOrganisation } from './organisation.ts';
import { metaContents, type Page } from './page.ts';
import { toPerson } from './person-name.ts';

/** A post on a microblog: its text is the title, and its author has an account. */
export interface SocialPost {
  title: string;
  author: Name;
  /** "@jack" */
  account?: string;
  /** The site's name, if the page names the platform differently. */
  site?: string;
}

/** "Jane Roe (@jane@mastodon.example)", "Jane Roe (@jane) on Threads" */
const withHandle = /^(.{1,80}?) \((@[\w.@-]{1,80})\)(?: (?:on|auf|sur|en|•) .{1,40})?$/u;
/** `Jane Roe on X: "The words"`, "Jane Roe (@jane) on X: ..." */
const quoted =
  /^(.{1,80}?)(?: \((@[\w.@-]{1,80})\))? (?:on|auf|sur|en) (?:X|Twitter|Instagram|Threads|Bluesky|Facebook|LinkedIn): ["“„«](.{1,2000})["”«»](?: \/ (?:X|Twitter))?$/su;

/** Names of platforms in their pages, and the names to cite. */
const platforms: Readonly<Record<string, string>> = {
  'X (formerly Twitter)': 'X',
  'Bluesky Social': 'Bluesky',
};

/** Publication Manual of the APA, 7th ed., 10.15: the first twenty words of a post are its title. */
const wordsOfTitle = 20;

const longest = { title: 2_200, words: 5_000 } as const;

function firstWords(text: string): string {
  const words = text
    .replace(/https?:\/\/\S+$/, '')
    .trim()
    .split(/\s+/);
  return words.slice(0, wordsOfTitle).join(' ');
}

/** A person's name split into parts, any other unchanged. */
function authorOf(name: string): Name {
  return isLikelyPerson(name) && !isOrganisation(name) ? toPerson(name) : { literal: name };
}

/** Addresses of posts, not of accounts: x.com/jack/status/20, mastodon.example/@jane/1090. */
const postAddress = /\/(?:status|statuses|posts?|p|reel|notes|video)\/[\w-]|\/@[^/]+\/(?:post\/)?\w{5,}/;

/** The account in the address of a post: x.com/jack/status/20, bsky.app/profile/jane.example/post/3k, threads.net/@jane/post/1 */
function handleInAddress(url: string): string | undefined {
  const path = URL.parse(url)?.pathname.slice(0, 300) ?? '';
  const account = /^\/(?:profile\/|@)?([\w.-]{2,80})\/(?:status|post|p)\//.exec(path)?.[1];
  return account && `@${account}`;
}

/** Reads a page as a social post if its head names the author; otherwise undefined. */
export function readSocialPost(page: Page): SocialPost | undefined {
  if (!postAddress.test(page.url.slice(0, 500))) return undefined;
  const [name = ''] = metaContents(page, 'og:title');
  const [description = ''] = metaContents(page, 'og:description');
  const [siteName = ''] = metaContents(page, 'og:site_name');
  const site = platforms[siteName];
  const title = [name, page.title].find((text) => text.length <= longest.title && quoted.test(text));
  const quote = title && quoted.exec(title);
  const [, author, handle, words] = quote || (withHandle.exec(name.slice(0, 250)) ?? []);
  const text = (words ?? description).slice(0, longest.words);
  if (!author || !/\p{L}/u.test(text)) return undefined;
  const account = handle ?? handleInAddress(page.url);
  return {
    title: firstWords(text),
    author: authorOf(author),
    ...(account && { account }),
    ...(site && { site }),
  };
}
