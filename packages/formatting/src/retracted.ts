import type { Item } from '@citewright/record';

/** The volume in italics with the journal, the issue in square brackets within the parentheses. */
function placeInJournal(retraction: Item): string {
  const { 'container-title': journal, volume, issue, page, number } = retraction;
  const source = [journal, volume].filter((part) => part !== undefined).join(', ');
  const within = `${source === '' ? '' : `<i>${source}</i>`}${issue === undefined ? '' : `[${issue}]`}`;
  return [within, page ?? number].filter((part) => part !== undefined && part !== '').join(', ');
}

/**
 * A retracted article as its style cites it (`retractedForm` of the style): with the year, journal, volume, issue and pages of the
 * retraction in parentheses after the reference. APA Style, "Journal Article References", retracted journal article:
 * "(Retraction published 2012, _Personality and Social Psychology Bulletin, 38_[10], 1378)".
 */
export function asRetracted(item: Item, retraction: Item): Item {
  const year = retraction.issued?.['date-parts']?.[0]?.[0];
  const published = ['Retraction published', year].filter(Boolean).join(' ');
  const references = [published, placeInJournal(retraction)].filter((part) => part !== '').join(', ');
  return { ...item, references };
}
