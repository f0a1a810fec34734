import { findDates, isoDate, monthInAnyLanguage, type PlainDate } from '@citewright/record';
import type { TextClaim } from './claim.ts';
import type { Page } from './page.ts';

/** Claims of dates in the address and, weaker, in `<title>` ("Headline - 07.12.2017 - Site"). */
export function readAddress(page: Page): TextClaim[] {
  const address = dateInAddress(page.url);
  const [titled] = findDates(
    page.title
      .split(/ [-–—|] /)
      .slice(1)
      .join(' | '),
  );
  const claims: [PlainDate | undefined, TextClaim['family'], string][] = [
    [address, 'address', 'address'],
    [titled, 'title-tag', 'title'],
  ];
  return claims.flatMap(([date, family, source]) =>
    date ? [{ field: 'issued', value: isoDate(date), family, source }] : [],
  );
}

/** The date in a page's address: `/2019/06/13/`, `/2019/jun/13/`, `/2019-06-13-title`, `/20190613/`, `/2019/06/`. */
export function dateInAddress(url: string): PlainDate | undefined {
  const path = url.slice(0, 2_000).replace(/^[a-z]+:\/\/[^/]*/i, '');
  for (const match of path.matchAll(
    /(?<!\d)(19[89]\d|20[0-3]\d)(?:([-/_.]?)(\d{1,2}|[a-z]{3,9})(?!\d|[a-z])(?:\2(\d{1,2})(?!\d))?|(\d{2})(\d{2})(?!\d))/gi,
  )) {
    const date = dateOf(match);
    if (date) return date;
  }
  return undefined;
}

function dateOf(match: RegExpExecArray): PlainDate | undefined {
  const [, year, separator, monthText, dayText, compactMonth, compactDay] = match;
  const month = compactMonth ? Number(compactMonth) : monthNumber(monthText ?? '');
  const day = compactDay ?? dayText;
  if (!month || month > 12) return undefined;
  if (day === undefined) return separator === '/' ? { year: Number(year), month } : undefined;
  if (Number(day) < 1 || Number(day) > 31) return undefined;
  return { year: Number(year), month, day: Number(day) };
}

function monthNumber(text: string): number | undefined {
  return /^\d+$/.test(text) ? Number(text) : monthInAnyLanguage(text, 'en');
}
