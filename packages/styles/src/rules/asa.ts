import { nameEdition } from './edition.ts';
import { spellInitials } from './name-forms.ts';
import { omit, type Rule, type TitleRule } from './rule.ts';
import {
  dashes,
  filmOfYear,
  keepQuotedNames,
  keepSmallName,
  omitSiteThatIsAuthor,
  onePage,
  openTitle,
  plainNumbers,
  plainVersion,
  withoutLegalForm,
} from './several-styles.ts';
import { nameThesis, thesisInEnglish } from './theses.ts';

/** "PhD dissertation, Department of Sociology, Stanford University". Author instructions of the American Sociological Review. */
const dissertation: Rule = (item) =>
  item.type === 'thesis' && item.genre
    ? { ...item, genre: String(item.genre).replace(/^(?:doctoral|ph\. ?d\.) (?=diss|thesis)/i, 'PhD ') }
    : item;

/** Journals that number articles instead of pages. */
const articleNumberForPages: Rule = (item) =>
  item.type === 'article-journal' && item.number !== undefined && item.page === undefined
    ? omit({ ...item, page: item.number }, 'number')
    : item;

/** The CSL style knows programs as books with a version. */
const programAsBook: Rule = (item) =>
  item.type === 'software' && item.version !== undefined ? { ...item, type: 'book' } : item;

/** Rules of the ASA Style Guide, 7th edition, that its CSL style cannot express. */
export const asaRules: readonly TitleRule[] = [
  spellInitials,
  onePage,
  keepQuotedNames,
  thesisInEnglish,
  nameThesis,
  dissertation,
  articleNumberForPages,
  filmOfYear,
  plainNumbers,
  openTitle,
  dashes('—'),
  plainVersion,
  keepSmallName,
  programAsBook,
  nameEdition('ed.'),
  omitSiteThatIsAuthor,
  withoutLegalForm,
];

/**
 * What the CSL style of the repository lacks, as pieces of it and what stands for them: translators, titles of volumes, sites, addresses of
 * books and newspapers, brackets around addresses, "Forthcoming", and capitals in titles of collections. Author instructions of
 * the American Sociological Review, which follow the guide.
 */
export const asaChanges: readonly [from: string, to: string][] = [
  [
    '<text macro="title"/><text macro="volume"/><text macro="edition"/><text macro="editor" suffix="."/><text macro="report"/>',
    '<group delimiter=", "><text macro="title"/><text macro="volume"/><text variable="volume-title" font-style="italic" text-case="title"/></group><text macro="edition"/><names variable="translator"><label form="verb" text-case="capitalize-first" suffix=" "/><name and="text" delimiter=", " initialize-with=". "/></names><text macro="editor" text-case="capitalize-first"/><text macro="report"/>',
  ],
  [
    '<group delimiter=". "><text variable="container-title" font-style="italic"/><text macro="volume"/></group>',
    '<group delimiter=", "><text variable="container-title" font-style="italic" text-case="title"/><text macro="volume"/><text variable="volume-title" font-style="italic" text-case="title"/></group>',
  ],
  [
    '<group><text variable="status" text-case="lowercase"/><text variable="year-suffix" prefix="-"/></group></else-if><else><group>',
    '<group><text variable="status" text-case="capitalize-first"/><text variable="year-suffix" prefix="-"/></group></else-if><else><group>',
  ],
  [
    '<group delimiter=". "><text macro="title"/><text macro="publisher"/></group>',
    '<group delimiter=". "><text macro="title"/><text variable="container-title" font-style="italic"/><text macro="publisher"/></group>',
  ],
  [
    '<group delimiter=". "><choose><if variable="issued" match="none">',
    '<group delimiter=" "><choose><if variable="issued" match="none">',
  ],
  [
    '</choose><text variable="URL"/></group></if>',
    '</choose><text variable="URL" prefix="(" suffix=")"/></group></if>',
  ],
  [
    '<else-if type="article-journal report dataset" match="any">',
    '<else-if type="article-journal article-magazine article-newspaper book chapter dataset paper-conference report thesis" match="any">',
  ],
  ['<else><text variable="URL"/></else>', '<else><text variable="URL" prefix="(" suffix=")"/></else>'],
];
