import type { WebBuild } from './web-build.ts';

/** The meaning of a path of the site. */
export type Destination =
  | { kind: 'page'; address: string }
  | { kind: 'dynamic' }
  | { kind: 'file'; address: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'none' };

/** No address of the site has a control character, whichever route's pattern it fits. */
const control = /\p{Cc}/u;

/** Addresses that the site links to whose page has another name. */
const otherNames: ReadonlyMap<string, string> = new Map([['/integrations', '/developers']]);

function decode(path: string): string | undefined {
  try {
    const address = decodeURIComponent(path);
    return control.test(address) ? undefined : address;
  } catch {
    return undefined;
  }
}

/** The canonical spelling of a dynamic path: fixed parts in lower case, parameters unchanged. */
function fitTo(pattern: string, address: string): string | undefined {
  const wanted = pattern.split('/');
  const given = address.split('/');
  if (wanted.length !== given.length) return undefined;
  const fitted = given.map((part, index) => {
    const name = wanted[index] ?? '';
    if (name.startsWith(':')) return part === '' ? undefined : part;
    return part.toLowerCase() === name ? name : undefined;
  });
  return fitted.includes(undefined) ? undefined : fitted.join('/');
}

/**
 * Resolves a path. The browser's router ignores case and a trailing slash but would hydrate the wrong HTML, so such a
 * path redirects to the canonical one. `path` is percent-encoded, without its query.
 */
export function destinationOf(path: string, build: WebBuild): Destination {
  const address = decode(path);
  if (address === undefined) return { kind: 'none' };
  if (build.pages.has(address)) return { kind: 'page', address };
  if (build.files.has(address)) return { kind: 'file', address };

  const trimmed = address.length > 1 && address.endsWith('/') ? address.slice(0, -1) : address;
  const lower = trimmed.toLowerCase();
  if (build.pages.has(lower)) return { kind: 'redirect', to: lower };
  const page = otherNames.get(lower);
  if (page !== undefined) return { kind: 'redirect', to: page };
  for (const pattern of build.dynamicPaths) {
    const fitted = fitTo(pattern, trimmed);
    if (fitted === undefined) continue;
    return fitted === address ? { kind: 'dynamic' } : { kind: 'redirect', to: encodeURI(fitted) };
  }
  return { kind: 'none' };
}
