import { ServerData } from '~/api/server-data.tsx';
import { informationPages } from '~/content/information-pages.ts';
import { exampleList } from '~/features/projects/overview/example-list.ts';
import { ProjectsOverview } from '~/features/projects/overview/projects-overview.tsx';
import { pageMeta } from '~/shell/page-meta.ts';
import type { Route } from './+types/projects';

export const meta: Route.MetaFunction = () => pageMeta(informationPages.projects);

/** Runs once, when the page is built. */
export function loader() {
  return { exampleReferences: exampleList() };
}

export default function Projects({ loaderData }: Route.ComponentProps) {
  return (
    <ServerData>
      <ProjectsOverview {...loaderData} />
    </ServerData>
  );
}
