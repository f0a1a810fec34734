import { dropTrailing } from './input.ts';

// Resolvers and library proxies add nothing after a DOI.
const resolver = /(?:^|[/.])(?:(?:dx|www)[.-])?doi[.-]org(?:[.:/]|$)|hdl\.handle\.net/i;
const anyAddress = /^(?:https?:\/\/)?[^/\s]*\.[^/\s.]+\//i;

// Last path segments that name a view of the article.
const views = new Set(
  `abs abstract citation citations cited-by comments download epdf epub figures full full-text fulltext html issue
   media meta metrics pdf pdfplus peer-review preview references related reviews summary suppl suppl_file supplement
   supplementary-material supplemental tables xml`.split(/\s+/),
);
const fileEnding = /(?:\.(?:abstract|epub|full|full-text|html?|long|pdf|pdf\+html|short|xml)){1,3}$/i;

/** Platforms that add more after the DOI: a pattern for the preceding path, and the part to remove. */
const platforms: readonly { before: RegExp; tail: RegExp }[] = [
  // Silverchair (Oxford, AIP, ASH, GSA): /article/doi/10.1093/isq/sqaa085/5999080/Title
  { before: /\/[a-z-]*article[a-z-]*\/doi\/$/i, tail: /\/\d{5,}(?:\/[^/]*)?$/ },
  // Taylor & Francis books: /books/mono/10.1201/9781003009085/title-of-the-book
  { before: /\/(?:books|chapters)\/[a-z-]+\/$/i, tail: /\/[a-z][a-z0-9-]*$/i },
  // Oxford's book platforms repeat the book's number: /view/10.1093/acref/9780199608218.001.0001/acref-9780199608218
  { before: /\/view\/$/i, tail: /\/[a-z]+-\d{13}$/i },
  // bioRxiv and medRxiv: the version is not part of the DOI: 10.1101/2021.08.03.454978v1
  { before: /(?:bio|med)rxiv\.org[./]/i, tail: /v\d+$/i },
];

/** True for the beginning of a web address, with or without its scheme. */
export function isAddress(text: string): boolean {
  return anyAddress.test(text);
}

function withoutView(suffix: string): string {
  const parts = suffix.split('/');
  const view = parts.findIndex((part, position) => position > 0 && views.has(part.toLowerCase()));
  return view > 0 ? parts.slice(0, view).join('/') : suffix;
}

/** The registered suffix, without what a publisher's address adds (`/full`, `.pdf`, ids, titles). */
export function dropPublisherTail(suffix: string, before: string): string {
  if (!isAddress(before) || resolver.test(before)) return suffix;
  const registered = dropTrailing(withoutView(suffix), '/').replace(fileEnding, '');
  const platform = platforms.find(({ before: shape }) => shape.test(before));
  return platform ? registered.replace(platform.tail, '') : registered;
}
