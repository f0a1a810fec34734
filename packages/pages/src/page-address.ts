import { attribute, type Page } from './page.ts';

const tracking = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_cid|mc_eid|igshid|cmpid|_ga)$/i;

/** The declared address of the page (`link rel=canonical`), or empty. Used as evidence only, never fetched. */
export function canonicalAddress(page: Page): string {
  const link = page.elements.find(
    (element) => element.tag === 'link' && attribute(element, 'rel').toLowerCase().trim() === 'canonical',
  );
  return link ? attribute(link, 'href').trim().slice(0, 2_048) : '';
}

/**
 * The address to cite: the canonical one if on the same host and not the home page, else the page's without
 * tracking parameters.
 */
export function citedAddress(page: Page): string {
  const own = URL.parse(page.url);
  if (!own) return page.url;
  const canonical = URL.parse(canonicalAddress(page), page.url);
  if (
    canonical &&
    canonical.host === own.host &&
    canonical.pathname !== '/' &&
    canonical.protocol.startsWith('http')
  )
    return canonical.href;
  for (const key of [...own.searchParams.keys()]) if (tracking.test(key)) own.searchParams.delete(key);
  return own.href;
}
