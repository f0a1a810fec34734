import { isSoleAuthor, omit, type Rule } from '../rule.ts';

/** Publication Manual of the APA, 7th ed., 9.29: when author and publisher are the same, omit the publisher. */
export const omitPublisherThatIsAuthor: Rule = (item) => {
  const publisher = String(item.publisher ?? '');
  const isOneOfGroups =
    item.author?.every(({ literal }) => literal) && item.author.some(({ literal }) => literal === publisher);
  return isOneOfGroups || isSoleAuthor(item, publisher) ? omit(item, 'publisher') : item;
};

/** 10.16: an organisation's text on its own site is a web page. */
export const pageOfOrganisation: Rule = (item) =>
  /^(?:article-newspaper|post-weblog)$/.test(item.type) &&
  item.URL &&
  isSoleAuthor(item, item['container-title'])
    ? { ...item, type: 'webpage' }
    : item;

/** Whether an abbreviation has initials of a name, in order: "ASPCA"; "NICE" leaves Health out. */
function abbreviates(short: string, full: string): boolean {
  const initials = (full.match(/\p{Lu}/gu) ?? []).join('');
  return /^\p{Lu}{2,8}$/u.test(short) && new RegExp([...short].join('.*'), 'u').test(initials);
}

/** 9.11: the list spells a group out; its abbreviation in the record's name is left to the text. */
export const groupSpelledOut: Rule = (item) => {
  const author = item.author?.map((name) => {
    const [, full, short] =
      /^(.{5,200}\S) [[(](\p{Lu}{2,8})[\])]$/u.exec((name.literal ?? '').slice(0, 220)) ?? [];
    return full && short && abbreviates(short, full) ? { ...name, literal: full } : name;
  });
  return author?.some((name, at) => name !== item.author?.[at]) ? { ...item, author } : item;
};

/** 10.16: the site or publisher is omitted also where it is the author's name abbreviated. */
export const omitAbbreviatedAuthor: Rule = (item) => {
  const [author, ...others] = item.author ?? [];
  if (!author?.literal || others.length > 0) return item;
  const field = /^(?:webpage|post|post-weblog)$/.test(item.type) ? 'container-title' : 'publisher';
  return abbreviates(String(item[field] ?? ''), author.literal) ? omit(item, field) : item;
};

/** 9.29: what is both publisher and archive is named once. */
export const archiveOnce: Rule = (item) =>
  item.archive !== undefined && String(item.archive) === String(item.publisher ?? '')
    ? omit(item, 'archive')
    : item;
