import { nameEdition } from './edition.ts';
import { grantedPatent } from './patent.ts';
import type { Rule, TitleRule } from './rule.ts';
import {
  filmOfYear,
  keepQuotedNames,
  keepSmallName,
  onePage,
  openTitle,
  plainNumbers,
  plainVersion,
} from './several-styles.ts';
import { thesisInEnglish } from './theses.ts';

/** "Ph.D. Dissertation", "Master’s Thesis" (ACS Style Guide, 3rd ed., ch. 14). */
const namedThesis: Rule = (item) =>
  item.type === 'thesis' && item.genre
    ? {
        ...item,
        genre: String(item.genre)
          .slice(0, 200)
          .replace(/\bph\.? ?d\b\.?/i, 'Ph.D.')
          .replace(/\b(?:dissertation|thesis)\b/g, (word) => word.charAt(0).toUpperCase() + word.slice(1)),
      }
    : item;

/** "U.S. Patent 6,738,537" (ch. 14). */
const patentOfNation: Rule = (item) => {
  const patent = grantedPatent(item);
  if (!patent) return item;
  const nation = patent.nation === 'US' ? 'U.S.' : patent.nation;
  return { ...item, number: `${nation} Patent ${patent.number}` };
};

/** Rules of the ACS Guide that its CSL style cannot express. */
export const acsRules: readonly TitleRule[] = [
  onePage,
  plainNumbers,
  thesisInEnglish,
  namedThesis,
  patentOfNation,
  filmOfYear,
  openTitle,
  plainVersion,
  keepSmallName,
  keepQuotedNames,
  nameEdition('ed.'),
];

/** What the CSL style lacks: capitals in the titles of collections, numbers of series, and a comma after the name of a magazine. */
export const acsChanges: readonly [from: string, to: string][] = [
  [
    '<text term="in" text-case="capitalize-first"/><text variable="container-title" font-style="italic"/>',
    '<text term="in" text-case="capitalize-first"/><text variable="container-title" font-style="italic" text-case="title"/>',
  ],
  [
    '<macro name="series"><text variable="collection-title"/></macro>',
    '<macro name="series"><group delimiter=" "><text variable="collection-title"/><text variable="collection-number"/></group></macro>',
  ],
  [
    '<text variable="container-title" font-style="italic" suffix="."/><text macro="edition"/>',
    '<text variable="container-title" font-style="italic" suffix=","/><text macro="edition"/>',
  ],
];
