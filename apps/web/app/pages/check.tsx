import { checkQuestions } from '~/content/check.ts';
import { checkPage } from '~/content/check-page.ts';
import { CheckExplained } from '~/features/check/check-explained.tsx';
import { CheckTool } from '~/features/check/check-tool.tsx';
import { pageMeta } from '~/shell/page-meta.ts';
import { faqData } from '~/shell/structured-data.ts';
import type { Route } from './+types/check';

export const meta: Route.MetaFunction = () =>
  pageMeta({ ...checkPage, structuredData: [faqData(checkQuestions)] });

export default function Check() {
  return (
    <CheckTool>
      <CheckExplained />
    </CheckTool>
  );
}
