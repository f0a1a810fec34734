import { formatReference } from '@citewright/formatting';
import { borrowed, waysToBorrow } from '~/content/how-to-cite.ts';
import { apaWorks } from '~/content/style-guides/apa-works.ts';

/** One way to use the sentence, with the citation formatted by our engine. */
export interface WayToBorrow {
  name: string;
  honest: boolean;
  html: string;
  why: string;
}

const work = apaWorks.firstEdition;

/** The ways to use the sentence, with their citations and reference. Runs at build time. */
export function borrowings(): { ways: WayToBorrow[]; reference: string } {
  const { html: reference, inTextForms } = formatReference(work, 'apa');
  const onPage = formatReference(work, 'apa', { label: 'page', value: borrowed.page }).inTextForms;
  const citations: Record<string, string | undefined> = {
    '{quoted}': onPage.parenthetical?.html,
    '{cited}': inTextForms.parenthetical?.html,
    '{named}': inTextForms.narrative?.html,
  };
  const ways = waysToBorrow.map(({ text, ...way }) => ({
    ...way,
    html: text.replace(/\{\w+\}/, (mark) => citations[mark] ?? mark),
  }));
  return { ways, reference };
}
