import type { LiveWork } from '@citewright/interchange';

const pages = '\\d+(?:\\s*[–-]\\s*\\d+)?';
const locatorPattern = new RegExp(
  `^\\s*[,:]?\\s*(?:(?:pp?|s|S|pág|págs|Seite|page|pages)\\.?\\s*)?(${pages}(?:,\\s*${pages})*)\\s*$`,
);
/** A place that is no page, behind a name: ` 3.1.56`. */
const otherPlace = /^\s+(?=\d|[ivxlc]+$)/;

/** What stands behind a work: a page, or words. */
export function behindWork(text: string): Pick<LiveWork, 'locator' | 'label' | 'suffix'> {
  const [, locator] = locatorPattern.exec(text) ?? [];
  if (locator) return { locator, label: 'page' };
  return text.trim() === '' ? {} : { suffix: text.replace(otherPlace, ', ') };
}
