import { site } from '~/content/site.ts';

/** The site and its publisher as schema.org objects. `url` is the absolute URL of the home page. */
export function siteData(url: string): Record<string, unknown>[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: site.name,
      url,
      description: site.description,
      inLanguage: 'en-GB',
    },
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: site.author,
      url,
      logo: new URL('/favicon.svg', url).href,
      email: site.email,
      telephone: site.phone.dialled,
      address: { '@type': 'PostalAddress', streetAddress: site.address[1], addressCountry: 'GB' },
    },
  ];
}
