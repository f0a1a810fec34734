import { guidePages } from '~/content/guide-pages.ts';
import { chicagoGuide } from '~/content/style-guides/chicago.ts';
import { PrerenderedCitationTool } from '~/features/citation-tool/prerendered-citation-tool.tsx';
import { printExample } from '~/features/citation-tool/result/print-example.ts';
import { AddToProject, EditResult, KeepAsProject } from '~/features/projects/result-controls.ts';
import { buildStyleGuide } from '~/features/style-guide/build-style-guide.ts';
import { notesOfSource } from '~/features/style-guide/figure-references.ts';
import { PageWithNotes } from '~/features/style-guide/figures/page-with-notes.tsx';
import { StyleGuidePage } from '~/features/style-guide/style-guide-page.tsx';
import { pageMeta } from '~/shell/page-meta.ts';
import { faqData, toolData } from '~/shell/structured-data.ts';
import type { Route } from './+types/chicago-citation-generator';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    ...guidePages.chicago,
    structuredData: [toolData(guidePages.chicago), faqData(loaderData?.guide.questions ?? [])],
  });

/** Runs once, when the page is built. */
export function loader() {
  return { examples: printExample(), guide: buildStyleGuide(chicagoGuide), figure: notesOfSource() };
}

export default function Page({ loaderData: { examples, guide, figure } }: Route.ComponentProps) {
  return (
    <StyleGuidePage
      guide={guide}
      order={['in-text', 'examples', 'mistakes', 'edge-cases']}
      figure={<PageWithNotes {...figure} />}
      tool={
        <PrerenderedCitationTool
          examples={examples}
          defaultFormat="chicago"
          drawAddition={(addition, size) => <AddToProject addition={addition} size={size} />}
          drawEdit={(citation, onEdited) => <EditResult citation={citation} onEdited={onEdited} />}
          drawKeeping={(list) => <KeepAsProject list={list} />}
        />
      }
    />
  );
}
