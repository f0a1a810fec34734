import type { MetaDescriptor } from 'react-router';
import { site } from '~/content/site.ts';
import { breadcrumbOf } from './breadcrumb.ts';
import { cardPath, cardSize } from './card.ts';

/** A schema.org object for a `<script type="application/ld+json">`. */
export type StructuredData = Record<string, unknown>;

export interface PageDescription {
  /** The page's path, lower case: `/about`. */
  path: string;
  /** The full document title. */
  title: string;
  description: string;
  keywords: readonly string[];
  /** The path of the page's social image; by default the card of a page of the table. */
  image?: string;
  /** The page's module; only pages of the table (`content/site-pages.ts`) have one, and with it a card of their own. */
  module?: string;
  /** Whether it is for its own reader only, or no page at all: search engines leave it out. */
  isUnlisted?: boolean;
  /** Structured data besides the breadcrumb. */
  structuredData?: readonly StructuredData[];
}

/** The absolute URL of a path on this site. */
export function absoluteUrl(path: string): string {
  return new URL(path, import.meta.env.PUBLIC_ORIGIN).href;
}

function breadcrumbData(path: string): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbOf(path).map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: absoluteUrl(crumb.path),
    })),
  };
}

/** The social image of a page: its own, or the site's. */
function imageOf({ path, image, module }: PageDescription): string {
  return absoluteUrl(image ?? cardPath(module === undefined ? '/' : path));
}

function openGraph(page: PageDescription, url: string): MetaDescriptor[] {
  const { title, description } = page;
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: imageOf(page) },
    { property: 'og:image:width', content: String(cardSize.width) },
    { property: 'og:image:height', content: String(cardSize.height) },
  ];
}

/**
 * All head tags of a page (specification §2): title, description, keywords, author, robots, Open Graph, Twitter card,
 * canonical URL, breadcrumb and further structured data. React Router escapes `<` in structured data. For the page's
 * `meta` export.
 */
export function pageMeta(page: PageDescription): MetaDescriptor[] {
  const url = absoluteUrl(page.path);
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    { name: 'keywords', content: page.keywords.join(', ') },
    { name: 'author', content: site.author },
    { name: 'robots', content: page.isUnlisted ? 'noindex' : 'index, follow' },
    ...openGraph(page, url),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: page.title },
    { name: 'twitter:description', content: page.description },
    { name: 'twitter:image', content: imageOf(page) },
    ...(page.isUnlisted ? [] : [{ tagName: 'link' as const, rel: 'canonical', href: url }]),
    ...[breadcrumbData(page.path), ...(page.structuredData ?? [])].map((data) => ({
      'script:ld+json': data,
    })),
  ];
}
