import { styleKey } from '@citewright/styles';
import { ServerData } from '~/api/server-data.tsx';
import { projectCopy } from '~/content/projects.ts';
import { site } from '~/content/site.ts';
import { DeferredCitationTool } from '~/features/citation-tool/deferred-citation-tool.tsx';
import { ProjectView } from '~/features/projects/project-page/project-view.tsx';
import { pageMeta } from '~/shell/page-meta.ts';
import type { Route } from './+types/project';

export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta({
    path: `/projects/${params.id}`,
    title: projectCopy.title,
    description: projectCopy.description,
    keywords: site.keywords,
    isUnlisted: true,
  });

export default function ProjectPage({ params }: Route.ComponentProps) {
  return (
    <ServerData>
      <ProjectView
        idParameter={params.id}
        tool={({ id, referenceStyle, language }, isEmpty, events) => (
          // A key per style and language mounts a new tool: the tool reads its default style only on mount.
          <DeferredCitationTool
            key={styleKey(referenceStyle, language)}
            defaultFormat={styleKey(referenceStyle, language)}
            projectId={id}
            teaches={isEmpty}
            {...events}
          />
        )}
      />
    </ServerData>
  );
}
