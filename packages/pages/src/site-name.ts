import { comparable } from '@citewright/record';

/** Second-level labels in public suffixes ("co.uk"); the site's label precedes them. */
const suffixLabels = new Set([
  'co',
  'com',
  'org',
  'net',
  'ac',
  'gov',
  'gob',
  'gouv',
  'edu',
  'or',
  'ne',
  'go',
  'nom',
  'id',
]);

/** The host of an address in lower case without `www.`; empty when invalid. */
export function hostOf(url: string): string {
  try {
    return new URL(url).hostname.toLowerCase().replace(/^www\d?\./, '');
  } catch {
    return '';
  }
}

/** True for a site's home page (`/?p=12` is a post of a blog without readable addresses). */
export function isHomeAddress(url: string): boolean {
  const address = URL.parse(url);
  return (
    /^\/(?:(?:index|default|home)\.[a-z]{3,5})?$/.test(address?.pathname ?? '') && address?.search === ''
  );
}

/** The label that names the site: `japantimes` of `www.japantimes.co.jp`. */
export function siteLabel(url: string): string {
  const labels = hostOf(url).split('.');
  labels.pop();
  if (labels.length > 1 && suffixLabels.has(labels.at(-1) ?? '')) labels.pop();
  return labels.at(-1) ?? '';
}

function squeeze(text: string): string {
  return comparable(text).replaceAll(' ', '');
}

/** True when a text is the site's name: a declared name, its host or the host's label. */
export function isSiteName(text: string, names: readonly string[], url: string): boolean {
  const key = squeeze(text);
  if (key === '') return false;
  if (names.some((name) => sameSite(key, squeeze(name)))) return true;
  const label = squeeze(siteLabel(url));
  const host = squeeze(hostOf(url));
  return key === label || key === host || key === `the${label}` || key === `www${host}`;
}

/** True when a text names the site or a part of it ("BBC News" on bbc.co.uk, "Example Blog" of Example). */
export function isLikeSiteName(text: string, names: readonly string[], url: string): boolean {
  if (isSiteName(text, names, url)) return true;
  const key = squeeze(text);
  if (key === '') return false;
  if (names.some((name) => likeSite(key, squeeze(name)))) return true;
  const label = squeeze(siteLabel(url));
  return label.length >= 4 && key.length <= label.length + 12 && key.includes(label);
}

const articles = ['', 'the', 'le', 'la', 'les', 'el', 'il', 'o', 'der', 'die', 'das', 'de', 'het'];

function sameSite(key: string, name: string): boolean {
  return name !== '' && articles.some((article) => key === article + name || article + key === name);
}

function likeSite(key: string, name: string): boolean {
  if (name.length < 5 || key.length < 5 || Math.abs(key.length - name.length) > 12) return false;
  return key.startsWith(name) || name.startsWith(key);
}
