import { site } from '../content/site.ts';

/** Opens the reader's mail program with a letter to us. Nothing is sent by the site (specification §7). */
export function writeLetter(subject: string, body = ''): void {
  const text = body === '' ? '' : `&body=${encodeURIComponent(body)}`;
  location.href = `mailto:${site.email}?subject=${encodeURIComponent(subject)}${text}`;
}
