import { site } from '../content/site.ts';

/** Opens the user's email program with a message to us. The site itself sends nothing (specification §7). */
export function writeLetter(subject: string, body = ''): void {
  const text = body === '' ? '' : `&body=${encodeURIComponent(body)}`;
  location.href = `mailto:${site.email}?subject=${encodeURIComponent(subject)}${text}`;
}
