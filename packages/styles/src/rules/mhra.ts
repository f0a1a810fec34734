import { formatOfBook, noReprint } from './chicago-editions.ts';
import { nameEdition, smallEdition } from './edition.ts';
import { spellInitials } from './name-forms.ts';
import { paperInProceedings, unnumberedChapter } from './parts-of-books.ts';
import type { Rule, TitleRule } from './rule.ts';
import {
  filmOfYear,
  keepQuotedNames,
  keepSmallName,
  numberOfArticle,
  omitSiteThatIsAuthor,
  onePage,
  openTitle,
  plainNumbers,
  plainVersion,
} from './several-styles.ts';
import { nameThesis, thesisInEnglish } from './theses.ts';

/** "The" is omitted from the names of journals, unless one word would remain: the demonstrations have "Modern Language Review". */
const journalWithoutArticle: Rule = (item) => {
  const name = String(item['container-title'] ?? '');
  return /^(?:article-journal|article-magazine|review)/.test(item.type) && /^The \S+ \S/.test(name)
    ? { ...item, 'container-title': name.slice(4) }
    : item;
};

/** Rules of the MHRA Style Guide, 4th edition, that its CSL styles cannot express. */
export const mhraRules: readonly TitleRule[] = [
  spellInitials,
  onePage,
  keepQuotedNames,
  thesisInEnglish,
  nameThesis,
  unnumberedChapter,
  paperInProceedings,
  journalWithoutArticle,
  noReprint,
  filmOfYear,
  plainNumbers,
  openTitle,
  plainVersion,
  keepSmallName,
  numberOfArticle,
  formatOfBook,
  (item) => smallEdition(nameEdition('edn')(item)),
  omitSiteThatIsAuthor,
];
