import { knownName } from './known-names.ts';
import { isOrdinaryWord } from './ordinary-words.ts';

/** Prefixes that are not words. */
const prefixed =
  /(?<![\p{L}\p{N}-])(anti|co|hyper|inter|intra|meta|micro|mini|multi|neo|non|post|pre|proto|pseudo|re|semi|socio|sub|trans|ultra)-(\p{L}\p{Ll}+)(?![\p{L}-])/giu;

/**
 * A headline in which the word after a prefix stays small: "Anti-intellectual Pursuits", "A Meta-analysis". Chicago Manual of
 * Style, 17th ed., 8.161.
 */
export function smallAfterPrefix(title: string): string {
  if (title.length > 1_000 || title.includes('<span')) return title;
  return title.replace(prefixed, (all, prefix: string, word: string) => {
    const small = word.toLowerCase();
    const isPlain = small === word || (isOrdinaryWord(small) && knownName(small) === undefined);
    return isPlain ? `${prefix}-<span class="nocase">${small}</span>` : all;
  });
}
