import type { StyleId } from '@citewright/contract';
import type { Item } from '@citewright/csl';
import { type CasingEvidence, evidenceOf } from './casing/casing-evidence.ts';
import { type CasedTitle, normaliseCapitals } from './casing/normalise-capitals.ts';
import { sentenceCase } from './casing/sentence-case.ts';

type Caser = (title: string, evidence: CasingEvidence) => CasedTitle;

const sentence: Caser = (title, evidence) => sentenceCase(title, evidence, 'capital');
const sentenceWithSmallSubtitle: Caser = (title, evidence) => sentenceCase(title, evidence, 'small');
/** The CSL style itself sets the title in headline case; it only needs something better than CAPITALS to work on. */
const asGiven: Caser = normaliseCapitals;

/** Parts of a larger work, in quotation marks: IEEE sets their titles in sentence case. Books keep their capitals. */
const parts = new Set([
  'article-journal',
  'article-magazine',
  'article-newspaper',
  'article',
  'chapter',
  'paper-conference',
  'post-weblog',
  'webpage',
]);

/** How each style sets the title of an item: Publication Manual of the APA (7th ed.) 6.17; Cite Them Right; IEEE Reference Guide. */
const casers: Record<StyleId, (item: Item) => Caser> = {
  apa: () => sentence,
  mla: () => asGiven,
  chicago: () => asGiven,
  harvard: () => sentenceWithSmallSubtitle,
  ieee: ({ type }) => (parts.has(type) ? sentence : asGiven),
};

/** The item with its title in the capitals that `style` wants. The given item is left as it is. */
export function applyCapitals(item: Item, style: StyleId): Item {
  if (item.title === undefined) return item;
  const { title } = casers[style](item)(String(item.title), evidenceOf(item));
  return { ...item, title };
}
