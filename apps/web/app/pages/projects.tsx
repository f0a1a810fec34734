import { projectsCopy } from '~/content/projects.ts';
import { site } from '~/content/site.ts';
import { exampleList } from '~/features/projects/overview/example-list.ts';
import { ProjectsOverview } from '~/features/projects/overview/projects-overview.tsx';
import { pageMeta } from '~/shell/page-meta.ts';
import type { Route } from './+types/projects';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    path: '/projects',
    title: projectsCopy.title,
    description: projectsCopy.description,
    keywords: site.keywords,
  });

/** Runs once, when the page is built. */
export function loader() {
  return { exampleReferences: exampleList() };
}

export default function Projects({ loaderData }: Route.ComponentProps) {
  return <ProjectsOverview {...loaderData} />;
}
