/**
 * The address of a page as the server is told it: without a password in it, and without a fragment that is not part of the address of a
 * page (`#/` and `#!` are, on sites that are one script). Absent for what is no page of the web.
 */
export function toldAddress(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  url.username = '';
  url.password = '';
  if (!/^#[!/]/.test(url.hash)) url.hash = '';
  return url.href;
}
