import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';

/** The link back to all projects. */
export function BackLink() {
  return (
    <Link
      to="/projects"
      prefetch="intent"
      data-print="off"
      className="text-link inline-flex min-h-11 items-center gap-2 text-sm font-semibold"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      <span className="xl:sr-only">Back to Projects</span>
    </Link>
  );
}
