import type { FaqEntry } from '@citewright/contract';
import { site } from '~/content/site.ts';
import type { SitePage } from '~/content/site-page.ts';
import { absoluteUrl, type StructuredData } from './page-meta.ts';

const context = 'https://schema.org';

/** The publisher, referenced by other schema.org objects. */
function publisher(): StructuredData {
  return { '@type': 'Organization', name: site.author, url: absoluteUrl('/') };
}

/** The page's questions and answers for search engines. Answers are plain text. */
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
  /** ISO date; defaults to the publication date. */
  changed?: string;
  /** The path of the article's image. */
  image?: string;
}

/** Structured data of an article or guide. */
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

/** Structured data of step-by-step instructions. */
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

/** Structured data of a page with the free generator. */
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
