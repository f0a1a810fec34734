import { guidePages } from '~/content/guide-pages.ts';
import { mlaGuide } from '~/content/style-guides/mla.ts';
import { PrerenderedCitationTool } from '~/features/citation-tool/prerendered-citation-tool.tsx';
import { printExample } from '~/features/citation-tool/result/print-example.ts';
import { AddToProject, EditResult, KeepAsProject } from '~/features/projects/result-controls.ts';
import { buildStyleGuide } from '~/features/style-guide/build-style-guide.ts';
import { coreElements } from '~/features/style-guide/figure-references.ts';
import { CoreElements } from '~/features/style-guide/figures/core-elements.tsx';
import { StyleGuidePage } from '~/features/style-guide/style-guide-page.tsx';
import { pageMeta } from '~/shell/page-meta.ts';
import { faqData, toolData } from '~/shell/structured-data.ts';
import type { Route } from './+types/mla-citation-generator';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    ...guidePages.mla,
    structuredData: [toolData(guidePages.mla), faqData(loaderData?.guide.questions ?? [])],
  });

/** Runs once, when the page is built. */
export function loader() {
  return { examples: printExample(), guide: buildStyleGuide(mlaGuide), figure: coreElements() };
}

export default function Page({ loaderData: { examples, guide, figure } }: Route.ComponentProps) {
  return (
    <StyleGuidePage
      guide={guide}
      order={['examples', 'in-text', 'edge-cases', 'mistakes']}
      figure={<CoreElements elements={figure} />}
      tool={
        <PrerenderedCitationTool
          examples={examples}
          defaultFormat="mla"
          drawAddition={(addition, size) => <AddToProject addition={addition} size={size} />}
          drawEdit={(citation, onEdited) => <EditResult citation={citation} onEdited={onEdited} />}
          drawKeeping={(list) => <KeepAsProject list={list} />}
        />
      }
    />
  );
}
