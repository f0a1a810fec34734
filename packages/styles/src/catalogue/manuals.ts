import { abntChanges, abntRules } from '../rules/abnt.ts';
import { acsChanges, acsRules } from '../rules/acs.ts';
import { amaChanges, amaRules } from '../rules/ama.ts';
import { asaChanges, asaRules } from '../rules/asa.ts';
import {
  chicago17AuthorDate,
  chicago17Notes,
  chicago18AuthorDate,
  chicago18Notes,
} from '../rules/chicago-of-repository.ts';
import { mhraRules } from '../rules/mhra.ts';
import { nlmChanges, nlmFullDateChanges, nlmRules } from '../rules/nlm.ts';
import { oscolaChanges, oscolaRules } from '../rules/oscola.ts';
import type { TitleRule } from '../rules/rule.ts';
import type { AnnotationLayout, Capitals, StyleAbout } from '../style-about.ts';

/** What a manual asks for beside the CSL of a style of the catalogue. */
interface Manual {
  /** Applied before the rules that hold in every style of the catalogue. */
  rules: readonly TitleRule[];
  about?: Pick<StyleAbout, 'capitals' | 'shortTitles'>;
  /** Pieces of the style's CSL, and what stands for them. */
  changes?: readonly [from: string, to: string][];
}

const capitals = { titles: 'headline-large-prepositions' } as const;
const capitalsOf17th = { titles: 'headline-small-after-prefix' } as const;

const sentenceCase = { capitals: { titles: 'sentence-small-subtitle' } } as const;

/** Works that stand alone, where a style prints parts of works in sentence case. */
const headlineOfWorks: Capitals['types'] = Object.fromEntries(
  ['book', 'graphic', 'motion_picture', 'report', 'song', 'thesis'].map((type) => [type, 'headline']),
);

/** "4th ed.", where the CSL style prints the number as it is. */
const bluebookChanges: Manual['changes'] = [
  [
    '<text variable="edition"/><label variable="edition" form="short"/>',
    '<number variable="edition" form="ordinal"/><label variable="edition" form="short"/>',
  ],
];

/** The styles of each manual, by the id of the independent style: variants of a style have the same manual. */
const manuals: readonly [ids: RegExp, manual: Manual][] = [
  [
    /^chicago-(?:shortened-)?notes\b(?!.*-(?:1[67]th-edition|fr)$)/,
    { rules: chicago18Notes, about: { capitals, shortTitles: 'four-words' } },
  ],
  [
    /^chicago-author-date\b(?!.*-(?:1[67]th-edition|basque|de|fr)$)/,
    { rules: chicago18AuthorDate, about: { capitals } },
  ],
  [
    /^chicago-(?:shortened-)?notes.*-17th-edition$/,
    { rules: chicago17Notes, about: { capitals: capitalsOf17th, shortTitles: 'four-words' } },
  ],
  [/^chicago-author-date-17th-edition$/, { rules: chicago17AuthorDate, about: { capitals: capitalsOf17th } }],
  [
    /^american-sociological-association$/,
    {
      rules: asaRules,
      about: { capitals: { titles: 'headline-small-prepositions' } },
      changes: asaChanges,
    },
  ],
  [
    /^mhra-/,
    {
      rules: mhraRules,
      about: { capitals: { titles: 'headline-small-prepositions' }, shortTitles: 'main-title' },
    },
  ],
  [
    /^american-medical-association(?!-10th)/,
    {
      rules: amaRules,
      about: { capitals: { titles: 'sentence-small-subtitle', types: headlineOfWorks } },
      changes: amaChanges,
    },
  ],
  [/^nlm-.*year-only/, { rules: nlmRules, about: sentenceCase, changes: nlmChanges }],
  [/^nlm-(?:citation|name)/, { rules: nlmRules, about: sentenceCase, changes: nlmFullDateChanges }],
  [/^associacao-brasileira-de-normas-tecnicas$/, { rules: abntRules, changes: abntChanges }],
  [/^american-chemical-society$/, { rules: acsRules, changes: acsChanges }],
  [/^bluebook-law-review$/, { rules: [], changes: bluebookChanges }],
  [/^oscola(?:-no-ibid|-journal-abbreviations)?$/, { rules: oscolaRules, changes: oscolaChanges }],
];

/** What annotated styles of the repository print as the annotation: `note`, in which items hold remarks on the work. */
const noteAsAnnotation = '<text display="block" variable="note"/>';

/**
 * Where manuals have annotations: half an inch from the margin (APA 7, 9.51; Chicago 18, 13.68), an inch (MLA 9, 5.132). Annotated styles
 * print them always.
 */
const annotations: readonly [ids: RegExp, layout: AnnotationLayout][] = [
  [/^(?:apa-annotated-bibliography|chicago-notes-bibliography-annotated)$/, { indent: 0.5, always: true }],
  [/^modern-language-association-annotated-bibliography$/, { indent: 1, always: true }],
  [/^(?:apa|chicago|turabian)\b/, { indent: 0.5 }],
  [/^modern-language-association\b/, { indent: 1 }],
];

/** Where an independent style of the catalogue has annotations. */
export const annotationsOf = (id: string): AnnotationLayout | undefined =>
  annotations.find(([ids]) => ids.test(id))?.[1];

/** The manual of an independent style of the catalogue, if it asks for what its CSL does not print. */
export const manualOf = (id: string): Manual | undefined => manuals.find(([ids]) => ids.test(id))?.[1];

/**
 * The CSL of an independent style with the changes of its manual.
 * @throws if the style has not what is to be changed, after it was brought up to date
 */
export function changedByManual(id: string, csl: string): string {
  const unprinted: Manual['changes'] = annotationsOf(id)?.always ? [[noteAsAnnotation, '']] : [];
  const changes = [...(manualOf(id)?.changes ?? []), ...unprinted];
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`${id} has no ${from}`);
    return changed.replace(from, to);
  }, csl);
}
