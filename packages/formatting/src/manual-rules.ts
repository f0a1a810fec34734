import type { StyleId } from '@citewright/contract';
import type { Item, Name } from '@citewright/csl';

/** A rule of a style's manual that its CSL style cannot express: takes an item and gives it as the manual wants it. */
type Rule = (item: Item) => Item;

function nameText({ literal, family, given }: Name): string {
  return literal ?? [given, family].filter(Boolean).join(' ');
}

/** True where the one author is called as `value` is, whatever the capitals. */
function isSoleAuthor(item: Item, value: string | number | undefined): boolean {
  const [author, ...others] = item.author ?? [];
  if (!author || others.length || value === undefined) return false;
  return nameText(author).toLowerCase() === String(value).trim().toLowerCase();
}

/** Publication Manual of the APA, 7th ed., 9.29: when author and publisher are the same, omit the publisher. */
const omitPublisherThatIsAuthor: Rule = ({ publisher, ...item }) =>
  isSoleAuthor(item, publisher) ? item : { ...item, publisher };

/** The same for a web page's site name (Publication Manual, 7th ed., 10.16). */
const omitSiteThatIsAuthor: Rule = (item) => {
  const { 'container-title': site, ...rest } = item;
  return item.type.startsWith('webpage') && isSoleAuthor(item, site) ? rest : item;
};

/** MLA Handbook, 9th ed., on corporate authors: an organisation that is also the publisher is listed only as such. */
const omitAuthorThatIsPublisher: Rule = (item) => {
  const { author: _author, ...rest } = item;
  return isSoleAuthor(item, item.publisher) ? rest : item;
};

/** IEEE Reference Guide: a chapter is cited without the series of its book (the CSL style would print ". ," after it). */
const omitSeriesOfChapter: Rule = (item) => {
  const { 'collection-title': _series, 'collection-number': _number, ...rest } = item;
  return item.type === 'chapter' ? rest : item;
};

const rules: Record<StyleId, Rule[]> = {
  apa: [omitPublisherThatIsAuthor, omitSiteThatIsAuthor],
  mla: [omitAuthorThatIsPublisher],
  chicago: [],
  harvard: [],
  ieee: [omitSeriesOfChapter],
};

/** The item as the manual of `style` wants it before CSL formats it. The given item is left as it is. */
export function applyManualRules(item: Item, style: StyleId): Item {
  return rules[style].reduce((current, rule) => rule(current), item);
}
