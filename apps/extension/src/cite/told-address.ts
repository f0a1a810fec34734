import { hasSecret, namesSecret } from '../secrets.ts';

/** The longest address that the server takes (`inputLimits.sourceInput`). */
const longest = 2_048;

/**
 * The address of a page as the server is told it: without a password, a token or the number of a session in it, and without a fragment
 * that is not part of the address of a page (`#/` and `#!` are, on sites that are one script). One that is too long goes without its
 * parameters. Absent for what is no page of the web.
 */
export function toldAddress(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  url.username = '';
  url.password = '';
  url.pathname = url.pathname.replace(/;([\w-]{1,60})=[^;/]*/g, (whole, name) =>
    namesSecret(name) ? '' : whole,
  );
  for (const name of new Set(url.searchParams.keys())) if (namesSecret(name)) url.searchParams.delete(name);
  if (!/^#[!/]/.test(url.hash) || hasSecret(url.hash)) url.hash = '';
  if (url.href.length > longest) url.search = '';
  return url.href;
}
