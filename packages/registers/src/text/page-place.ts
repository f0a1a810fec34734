/** The host of an address without `www`. */
export const siteOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');

/** An address without what leads to the same page: scheme, `www`, a slash at the end, a fragment, what only counts visits. */
export function pagePlace(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const kept = [...searchParams].filter(([name]) => !/^(?:utm_|fbclid$|gclid$)/.test(name));
  const query = new URLSearchParams(kept).toString();
  return `${siteOf(address)}${pathname.replace(/\/+$/, '')}${query && `?${query}`}`;
}
