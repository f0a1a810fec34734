import { absoluteUrl } from '~/shell/page-meta.ts';

/** Runs once, when the site is built. */
export function loader() {
  const lines = [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    '',
    `Sitemap: ${absoluteUrl('/sitemap.xml')}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain' } });
}
