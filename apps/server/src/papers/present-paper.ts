import {
  checkLimits,
  type PaperLink,
  type PaperView,
  paperLimits,
  paperViewSchema,
} from '@citewright/contract';
import type { Paper } from '@citewright/paper';
import {
  adviceNote,
  adviceSentence,
  coverageSentence,
  findingSentence,
  linkDoubtSentence,
} from '@citewright/words';
import type { ListedReference } from '../checks/listed.ts';
import { presentListed } from '../checks/present-entry.ts';
import { fitItem } from '../citations/fit-work.ts';
import { cleanItem } from '../projects/citations/clean-item.ts';

/** The entries of a paper's list, as a list of references has them. */
export const entriesOf = ({ references }: Paper): ListedReference[] =>
  references.map(({ text, start, end, item }) => ({
    input: text.slice(0, checkLimits.input),
    start,
    end,
    item: cleanItem(fitItem(item)),
  }));

/** The links of a paper as the API says them. */
export const presentLinks = ({ links }: Paper): PaperLink[] =>
  links.map(({ isWords: _, doubt, ...link }) => ({
    ...link,
    ...(doubt && { doubt, message: linkDoubtSentence(doubt) }),
  }));

/** A paper as the API says it. */
export function presentPaper(name: string, paper: Paper, listed: readonly ListedReference[]): PaperView {
  const { text, main, headings, callouts, findings, advice, coverage, listStyle } = paper;
  const message = coverageSentence(coverage);
  return paperViewSchema.parse({
    name: name.slice(0, paperLimits.name),
    ...(main !== undefined && { main: main.slice(0, paperLimits.path) }),
    text,
    headings,
    references: listed.map((entry, index) => presentListed({ ...entry, index })),
    callouts: callouts.map(({ start, end, refs }) => ({ start, end, refs })),
    links: presentLinks(paper),
    findings: findings.map((finding) => {
      const { kind, values: _, grounds: __, confidence, ...place } = finding;
      return { kind, message: findingSentence(finding), confidence, ...place };
    }),
    advice: advice.map((own) => ({
      kind: own.kind,
      message: adviceSentence(own),
      places: own.places.map(({ note, ...place }) => ({ ...place, ...(note && { note: adviceNote(note) }) })),
    })),
    coverage: { ...coverage, ...(message && { message }) },
    ...(listStyle && { listStyle }),
  });
}
