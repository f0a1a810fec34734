import { guidePages } from '~/content/guide-pages.ts';
import { ieeeGuide } from '~/content/style-guides/ieee.ts';
import { PrerenderedCitationTool } from '~/features/citation-tool/prerendered-citation-tool.tsx';
import { printExample } from '~/features/citation-tool/result/print-example.ts';
import { AddToProject, EditResult, KeepAsProject } from '~/features/projects/result-controls.ts';
import { buildStyleGuide } from '~/features/style-guide/build-style-guide.ts';
import { referencesInOrder } from '~/features/style-guide/figure-references.ts';
import { OrderOfCiting } from '~/features/style-guide/figures/order-of-citing.tsx';
import { StyleGuidePage } from '~/features/style-guide/style-guide-page.tsx';
import { pageMeta } from '~/shell/page-meta.ts';
import { faqData, toolData } from '~/shell/structured-data.ts';
import type { Route } from './+types/ieee-citation-generator';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    ...guidePages.ieee,
    structuredData: [toolData(guidePages.ieee), faqData(loaderData?.guide.questions ?? [])],
  });

/** Runs once, when the page is built. */
export function loader() {
  return { examples: printExample(), guide: buildStyleGuide(ieeeGuide), figure: referencesInOrder() };
}

export default function Page({ loaderData: { examples, guide, figure } }: Route.ComponentProps) {
  return (
    <StyleGuidePage
      guide={guide}
      order={['in-text', 'examples', 'mistakes', 'edge-cases']}
      figure={<OrderOfCiting references={figure} />}
      tool={
        <PrerenderedCitationTool
          examples={examples}
          defaultFormat="ieee"
          drawAddition={(addition, size) => <AddToProject addition={addition} size={size} />}
          drawEdit={(citation, onEdited) => <EditResult citation={citation} onEdited={onEdited} />}
          drawKeeping={(list) => <KeepAsProject list={list} />}
        />
      }
    />
  );
}
