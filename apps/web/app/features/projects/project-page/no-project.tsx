import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { projectCopy } from '~/content/projects.ts';
import { Button } from '~/ui/button.tsx';

const headings = { notFound: 'Project not found', invalid: 'Invalid project ID' };

/** Shown when the URL has no project of this session, and loaded then only. */
export function NoProject({ problem }: { problem: keyof typeof headings }) {
  return (
    <div className="page-width min-h-dvh py-16 sm:py-24">
      <h1 className="font-display text-4xl">{headings[problem]}</h1>
      <p className="mt-5 max-w-xl font-serif text-lg text-ink-soft">{projectCopy[problem]}</p>
      <Button asChild look="primary" size="lg" className="mt-9">
        <Link to="/projects">
          <ArrowLeft aria-hidden="true" />
          Back to Projects
        </Link>
      </Button>
    </div>
  );
}
