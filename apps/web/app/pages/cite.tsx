import { citePage } from '~/content/cite-page.ts';
import { PrerenderedCitationTool } from '~/features/citation-tool/prerendered-citation-tool.tsx';
import { printExample } from '~/features/citation-tool/result/print-example.ts';
import { AddToProject, EditResult, KeepAsProject } from '~/features/projects/result-controls.ts';
import { pageMeta } from '~/shell/page-meta.ts';
import { ToolHero } from '~/ui/tool-hero.tsx';
import type { Route } from './+types/cite';

export const meta: Route.MetaFunction = () => pageMeta({ ...citePage, module: undefined, isUnlisted: true });

/** Runs once, when the page is built. */
export function loader() {
  return printExample();
}

/** The tool alone, for links of other sites, which it looks up at once. */
export default function Cite({ loaderData: examples }: Route.ComponentProps) {
  return (
    <div className="contents" data-print="results">
      <ToolHero title="Cite a page" toolTitle="Citation generator">
        <PrerenderedCitationTool
          examples={examples}
          citesLinks
          drawAddition={(addition, size) => <AddToProject addition={addition} size={size} />}
          drawEdit={(citation, onEdited) => <EditResult citation={citation} onEdited={onEdited} />}
          drawKeeping={(list) => <KeepAsProject list={list} />}
        />
      </ToolHero>
    </div>
  );
}
