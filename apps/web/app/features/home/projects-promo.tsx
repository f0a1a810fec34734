import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { projectsPromo } from '~/content/home.ts';
import { Button } from '~/ui/button.tsx';
import { ReferenceText } from '~/ui/reference-text.tsx';

/** Introduces projects, beside the first entries of a reference list. */
export function ProjectsPromo({ references }: { references: readonly string[] }) {
  return (
    <section aria-labelledby="projects" className="border-y border-rule bg-sunk">
      <div className="page-width grid items-center gap-x-16 gap-y-10 py-16 sm:py-20 lg:grid-cols-[1fr_minmax(0,34rem)]">
        <div>
          <h2 id="projects" className="font-display text-3xl">
            {projectsPromo.title}
          </h2>
          <p className="mt-4 max-w-lg font-serif text-lg text-ink-soft">{projectsPromo.text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button asChild look="ink" size="lg">
              <Link to="/projects" prefetch="intent">
                {projectsPromo.action}
                <ArrowRight aria-hidden="true" />
              </Link>
            </Button>
            <Button asChild size="lg">
              <Link to="/check" prefetch="intent">
                {projectsPromo.check}
              </Link>
            </Button>
          </div>
        </div>
        <div className="rounded-lg border border-rule bg-raised px-6 py-7 shadow-page sm:px-10 sm:py-9">
          <p className="text-center font-serif text-base font-semibold">References</p>
          {references.map((html) => (
            <ReferenceText key={html} html={html} className="mt-4 text-sm leading-relaxed" />
          ))}
        </div>
      </div>
    </section>
  );
}
