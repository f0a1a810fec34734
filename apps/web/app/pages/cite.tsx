import { citePage } from '~/content/cite-page.ts';
import { PrerenderedCitationTool } from '~/features/citation-tool/prerendered-citation-tool.tsx';
import { AddToProject, EditResult, KeepAsProject } from '~/features/projects/result-controls.ts';
import { pageMeta } from '~/shell/page-meta.ts';
import { ToolAnchor } from '~/ui/tool-section.tsx';
import type { Route } from './+types/cite';

export const meta: Route.MetaFunction = () => pageMeta({ ...citePage, module: undefined, isUnlisted: true });

/** The tool alone, for links of other sites, which it looks up at once. */
export default function Cite() {
  return (
    <div className="page-width py-8 sm:py-12" data-print="results">
      <h1 className="font-display text-3xl">Cite a page</h1>
      <ToolAnchor title="Citation generator" className="mt-6">
        <PrerenderedCitationTool
          citesLinks
          drawAddition={(addition, size) => <AddToProject addition={addition} size={size} />}
          drawEdit={(citation, onEdited) => <EditResult citation={citation} onEdited={onEdited} />}
          drawKeeping={(list) => <KeepAsProject list={list} />}
        />
      </ToolAnchor>
    </div>
  );
}
