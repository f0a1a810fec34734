import type { Project } from '@citewright/contract';
import { ArrowRight, Copy, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '~/ui/button.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { toast } from '~/ui/toast-store.ts';
import { citationCount } from '../citation-count.ts';
import { useReferences } from '../references/use-references.ts';
import { StyleMark } from '../style-mark.tsx';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** A project's card in the overview. */
export function ProjectCard({ project, onDelete }: { project: Project; onDelete: () => void }) {
  const { id, name, moduleName, moduleCode, referenceStyle, style, description, createdAt, citations } =
    project;
  const { busy, copy } = useReferences(id);
  return (
    <article
      data-style={referenceStyle}
      aria-labelledby={`project-${id}`}
      className="flex h-full flex-col rounded-lg border border-t-4 border-rule border-t-cite bg-raised p-5 shadow-page sm:p-6"
    >
      <div className="flex items-start justify-between gap-3">
        <h3
          id={`project-${id}`}
          className="line-clamp-4 min-w-0 font-display text-xl leading-tight wrap-anywhere"
        >
          {name}
        </h3>
        <StyleMark referenceStyle={referenceStyle} style={style} />
      </div>
      <p className="mt-2 text-sm text-ink-soft wrap-anywhere">
        <span>{moduleName}</span> <span className="ml-1 font-mono text-xs">{moduleCode}</span>
      </p>
      {description && <p className="mt-3 line-clamp-2 text-sm text-ink-soft wrap-anywhere">{description}</p>}
      <div className="mt-auto flex flex-wrap gap-x-3 pt-4 text-xs text-ink-faint">
        {citations !== undefined && <p>{citationCount(citations)}</p>}
        <p>
          Created <time dateTime={createdAt}>{day.format(new Date(createdAt))}</time>
        </p>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-2 border-t border-rule pt-4">
        <Button asChild look="ink">
          <Link to={`/projects/${id}`} prefetch="intent" aria-label={`Open ${name}`}>
            Open
            <ArrowRight aria-hidden="true" />
          </Link>
        </Button>
        <Button
          aria-label={`Copy Refs of ${name}`}
          aria-busy={busy}
          onClick={() => copy(() => toast({ title: 'References copied to clipboard!' }))}
        >
          <Copy aria-hidden="true" />
          Copy Refs
        </Button>
        <IconButton label={`Delete ${name}`} onClick={onDelete} className="ml-auto hover:text-danger">
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </article>
  );
}
