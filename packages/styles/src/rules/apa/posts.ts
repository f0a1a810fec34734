import { omit, type Rule } from '../rule.ts';
import { afterName } from './unjoined.ts';

/** 10.15: the title of a post is its first twenty words. */
export const beginningOfPost: Rule = (item) => {
  const words = String(item.title ?? '').split(/(?<=[\p{L}\p{N}]\S*)\s+/u, 21);
  return item.type === 'post' && words.length > 20 ? { ...item, title: words.slice(0, 20).join(' ') } : item;
};

/** 10.15: what is attached and the kind of post have brackets of their own: "[Image attached] [Tweet]". */
export const bracketsOfPost: Rule = (item) => {
  if (item.type !== 'post') return item;
  const kinds = [item.genre, item.medium].flatMap((kind) =>
    kind === undefined ? [] : String(kind).split(/; ?/),
  );
  const ordered = [
    ...kinds.filter((kind) => /attached/i.test(kind)),
    ...kinds.filter((kind) => !/attached/i.test(kind)),
  ];
  return kinds.length > 1 ? omit({ ...item, genre: ordered.join('] [') }, 'medium') : item;
};

/** 10.1: a comment on an article is a part of the newspaper; like a post it keeps its spelling. */
export const commentOnArticle: Rule = (item) =>
  item.type === 'post' && /^comment on\b/i.test(String(item.genre ?? ''))
    ? { ...item, type: 'article-newspaper', title: `<span class="nocase">${item.title}</span>` }
    : item;

/** An account in brackets after a name ("given: Korab [Korab Lushi]"), as records hold it: 9.8. */
export const accountInName: Rule = (item) => {
  if (!item.author?.some(({ given, literal }) => /\S \[[^\]]+\]$/.test(given ?? literal ?? ''))) return item;
  const author = item.author.map((name) => {
    const [, before, account] =
      /^(.*\S) (\[[^\]]+\])$/.exec((name.given ?? name.literal ?? '').slice(0, 200)) ?? [];
    if (!before || !account) return name;
    return afterName(
      { ...name, ...(name.given === undefined ? { literal: before } : { given: before }) },
      account,
    );
  });
  return { ...item, author };
};
