import type { Project } from '@citewright/contract';
import { Copy, Download, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '~/ui/button.tsx';
import { classNames } from '~/ui/class-names.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import { lazyPart } from '~/ui/lazy-part.tsx';
import { citationCount } from '../citation-count.ts';
import { useReferences } from '../references/use-references.ts';
import { BackLink } from './back-link.tsx';
import { deferred, parts } from './deferred.ts';
import { StyleSwitcher } from './style-switcher.tsx';

// The form and its schemas are loaded on first use.
const loadEditForm = async () => (await parts()).editProjectDialog();
// As long as nobody does anything, its button stands there without it.
const ExportMenu = lazyPart(async () => (await deferred()).exportMenu());
const EditProjectDialog = lazyPart(loadEditForm);

/** Names of this length or longer are set in a smaller size, because they take more than two lines. */
const longName = 60;

interface ProjectHeaderProps {
  project: Project;
  /** The number of citations; undefined until loaded. */
  count: number | undefined;
}

/** The project's name, style and number of citations, and its actions. */
export function ProjectHeader({ project, count }: ProjectHeaderProps) {
  const { id, name, moduleName, moduleCode, referenceStyle, description } = project;
  const { busy, copy, download } = useReferences(id);
  const [editing, setEditing] = useState(false);
  const [editWanted, setEditWanted] = useState(false);
  const empty = !count;
  return (
    <header data-style={referenceStyle} className="border-b-3 border-cite">
      {/* One line on wide screens. */}
      <div className="page-width pt-1 pb-3 xl:flex xl:items-center xl:gap-x-4 xl:py-2.5">
        <div className="flex items-center justify-between gap-4 xl:contents">
          <BackLink />
          {!empty && (
            <Link
              to={`/check?project=${id}`}
              className="text-link inline-flex min-h-11 items-center text-sm font-semibold whitespace-nowrap xl:order-1"
              data-print="off"
            >
              Check this list
            </Link>
          )}
        </div>
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3 xl:contents">
          <div className="min-w-0 max-w-3xl flex-1 basis-72 xl:basis-0">
            <div className="flex items-start gap-2">
              <h1
                className={classNames(
                  'font-display wrap-anywhere',
                  name.length > longName ? 'text-xl' : 'text-2xl xl:text-xl',
                )}
              >
                {name}
              </h1>
              <IconButton
                label="Edit project"
                onPointerEnter={loadEditForm}
                onFocus={loadEditForm}
                onClick={() => {
                  setEditWanted(true);
                  setEditing(true);
                }}
                className="-my-1.5"
              >
                <Pencil aria-hidden="true" />
              </IconButton>
            </div>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
              {moduleName && <span className="wrap-anywhere">{moduleName}</span>}
              {moduleCode && <span className="font-mono text-sm wrap-anywhere">{moduleCode}</span>}
              <span role="status" className="text-sm text-ink-faint">
                {count !== undefined && citationCount(count)}
              </span>
            </p>
            {description && (
              <p className="mt-2 max-w-prose font-serif text-ink-soft wrap-anywhere">{description}</p>
            )}
          </div>
          <div className="flex flex-wrap items-end gap-2 xl:order-2 xl:flex-nowrap" data-print="off">
            <StyleSwitcher project={project} />
            <ExportMenu
              project={project}
              disabled={empty}
              waiting={
                <Button disabled>
                  <svg aria-hidden="true" width="24" height="24" />
                  Export
                </Button>
              }
            />
            <div className="bottom-bar sm:contents">
              <Button
                disabled={empty}
                aria-busy={busy}
                onClick={download}
                className="max-sm:order-1 xl:max-2xl:w-11 xl:max-2xl:px-0!"
              >
                <Download aria-hidden="true" />
                <span className="xl:max-2xl:sr-only">Download</span>
              </Button>
              <Button
                look="ink"
                disabled={empty}
                aria-busy={busy}
                onClick={() => copy((list) => list.tellCopied(project))}
                className="max-sm:grow"
              >
                <Copy aria-hidden="true" />
                Copy All References
              </Button>
            </div>
          </div>
        </div>
      </div>
      {editWanted && <EditProjectDialog project={project} open={editing} onClose={() => setEditing(false)} />}
    </header>
  );
}
