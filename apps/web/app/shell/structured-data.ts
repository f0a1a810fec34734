import type { FaqEntry } from '@citewright/contract';
import { site } from '~/content/site.ts';
import type { SitePage } from '~/content/site-page.ts';
import { absoluteUrl, type StructuredData } from './page-meta.ts';

const context = 'https://schema.org';

/** The publisher of everything on this site, as other objects name it. */
function publisher(): StructuredData {
  return { '@type': 'Organization', name: site.author, url: absoluteUrl('/') };
}

/** Questions and answers that the page shows, for search engines. Answers are plain text. */
export function faqData(entries: readonly FaqEntry[]): StructuredData {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export interface ArticleFacts {
  /** The page's path, lower case. */
  path: string;
  headline: string;
  description: string;
  /** ISO date. */
  published: string;
  /** ISO date; the date of publication where absent. */
  changed?: string;
  /** The path of its picture. */
  image?: string;
}

/** An article or guide: a page that one reads from beginning to end. */
export function articleData(facts: ArticleFacts): StructuredData {
  return {
    '@context': context,
    '@type': 'Article',
    headline: facts.headline,
    description: facts.description,
    datePublished: facts.published,
    dateModified: facts.changed ?? facts.published,
    ...(facts.image !== undefined && { image: absoluteUrl(facts.image) }),
    mainEntityOfPage: absoluteUrl(facts.path),
    inLanguage: 'en-GB',
    author: publisher(),
    publisher: publisher(),
  };
}

/** Instructions in steps. */
export function howToData(
  name: string,
  description: string,
  steps: readonly { title: string; text: string }[],
): StructuredData {
  return {
    '@context': context,
    '@type': 'HowTo',
    name,
    description,
    step: steps.map(({ title, text }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: title,
      text,
    })),
  };
}

/** A page on which the generator can be used, free of charge. */
export function toolData({
  path,
  title,
  description,
}: Pick<SitePage, 'path' | 'title' | 'description'>): StructuredData {
  return {
    '@context': context,
    '@type': 'WebApplication',
    name: title,
    description,
    url: absoluteUrl(path),
    applicationCategory: 'EducationalApplication',
    operatingSystem: 'Any',
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    publisher: publisher(),
  };
}
