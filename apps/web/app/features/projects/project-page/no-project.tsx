import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '~/ui/button.tsx';

/** Shown when the URL has no project of this session. */
export function NoProject({ heading, text }: { heading: string; text: string }) {
  return (
    <div className="page-width min-h-dvh py-16 sm:py-24">
      <h1 className="font-display text-4xl">{heading}</h1>
      <p className="mt-5 max-w-xl font-serif text-lg text-ink-soft">{text}</p>
      <Button asChild look="primary" size="lg" className="mt-9">
        <Link to="/projects">
          <ArrowLeft aria-hidden="true" />
          Back to Projects
        </Link>
      </Button>
    </div>
  );
}
