import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { parseProjects, projectsKey } from '~/api/projects.ts';
import { OpenLinkDialog } from '~/features/projects/backup/open-link-dialog.tsx';
import { projectCount } from '~/features/projects/backup/project-count.ts';
import { Button } from '~/ui/button.tsx';
import { openSite } from '../on-site.ts';

/** The projects that references are added to: those of the site, once its code is typed here. */
export function SharedProjects() {
  const { data: projects = [] } = useQuery({ queryKey: projectsKey, select: parseProjects });
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="projects-title" className="space-y-3">
      <h2 id="projects-title" className="font-display text-xl">
        Your projects
      </h2>
      <p className="text-ink-soft">
        To add references to the projects that you have on the site, open{' '}
        <button type="button" className="text-link" onClick={() => openSite('/projects')}>
          your projects there
        </button>
        , press “Use on another device”, and type the code here. No account is needed.
      </p>
      <p className="text-sm text-ink-soft">
        {projects.length === 0
          ? 'This extension has no projects yet.'
          : `This extension works on ${projectCount(projects.length)}.`}
      </p>
      <Button onClick={() => setIsOpen(true)}>Type a code</Button>
      <OpenLinkDialog code={isOpen ? '' : undefined} projects={projects} onClose={() => setIsOpen(false)} />
    </section>
  );
}
