import { guidePages } from '~/content/guide-pages.ts';
import { harvardGuide } from '~/content/style-guides/harvard.ts';
import { PrerenderedCitationTool } from '~/features/citation-tool/prerendered-citation-tool.tsx';
import { printExample } from '~/features/citation-tool/result/print-example.ts';
import { AddToProject, EditResult, KeepAsProject } from '~/features/projects/result-controls.ts';
import { buildStyleGuide } from '~/features/style-guide/build-style-guide.ts';
import { dialectExample } from '~/features/style-guide/figure-references.ts';
import { HarvardDialects } from '~/features/style-guide/figures/harvard-dialects.tsx';
import { StyleGuidePage } from '~/features/style-guide/style-guide-page.tsx';
import { pageMeta } from '~/shell/page-meta.ts';
import { faqData, toolData } from '~/shell/structured-data.ts';
import type { Route } from './+types/harvard-citation-generator';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    ...guidePages.harvard,
    structuredData: [toolData(guidePages.harvard), faqData(loaderData?.guide.questions ?? [])],
  });

/** Runs once, when the page is built. */
export function loader() {
  return { examples: printExample(), guide: buildStyleGuide(harvardGuide), figure: dialectExample() };
}

export default function Page({ loaderData: { examples, guide, figure } }: Route.ComponentProps) {
  return (
    <StyleGuidePage
      guide={guide}
      order={['examples', 'mistakes', 'in-text', 'edge-cases']}
      figure={<HarvardDialects reference={figure} />}
      tool={
        <PrerenderedCitationTool
          examples={examples}
          defaultFormat="harvard"
          drawAddition={(addition, size) => <AddToProject addition={addition} size={size} />}
          drawEdit={(citation, onEdited) => <EditResult citation={citation} onEdited={onEdited} />}
          drawKeeping={(list) => <KeepAsProject list={list} />}
        />
      }
    />
  );
}
