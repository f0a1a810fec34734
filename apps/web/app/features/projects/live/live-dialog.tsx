import type { Project, LiveLink as StoredLink } from '@citewright/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { liveLinkKey, makeLiveLink, parseLiveLink, revokeLiveLink } from '~/api/live-link.ts';
import { makeChange, unknownWithoutAnswer } from '~/api/make-change.ts';
import { sharingWords } from '~/content/sharing.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { FoldSummary } from '~/ui/fold-summary.tsx';
import { toast } from '~/ui/toast-store.ts';
import { LoadFailure } from '../load-failure.tsx';
import { LoadingLine } from '../loading-line.tsx';
import { toastFailure } from '../toast-failure.ts';
import { LiveFiles } from './live-files.tsx';
import { PageLink } from './page-link.tsx';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

function LiveLink({ project: { id } }: { project: Project }) {
  const queries = useQueryClient();
  const key = liveLinkKey(id);
  const known = useQuery({ queryKey: key, select: parseLiveLink });
  const settle = () => queries.invalidateQueries({ queryKey: key });
  const making = useMutation({
    mutationFn: () => makeLiveLink(id).catch(unknownWithoutAnswer),
    onSettled: settle,
    onError: (error) => toastFailure(error, 'Failed to make a link'),
  });
  const revoking = useMutation({
    mutationFn: () =>
      makeChange(queries, {
        make: () => revokeLiveLink(id),
        keys: [key],
        isDone: (link: StoredLink) => link.createdAt === null,
      }),
    onSuccess: () => {
      making.reset();
      toast({ title: 'Link revoked', description: 'It does not work any more.' });
    },
    onError: (error) => toastFailure(error, 'Failed to revoke the link'),
  });
  if (known.error) return <LoadFailure error={known.error} onRetry={() => void known.refetch()} />;
  if (!known.data) return <LoadingLine>Loading...</LoadingLine>;
  const since = making.data?.createdAt ?? known.data.createdAt;
  return (
    <>
      {making.data && (
        <>
          <PageLink page={making.data.page} />
          <details className="group mt-4 border-y border-rule">
            <FoldSummary>{sharingWords.files}</FoldSummary>
            <div className="pb-4">
              <LiveFiles files={making.data.files} />
            </div>
          </details>
        </>
      )}
      {!making.data && since && (
        <p>
          The link of {day.format(new Date(since))} works. It was shown only once; a new one takes its place.
        </p>
      )}
      {!since && <p>Overleaf, Quarto, Pandoc and Typst read it, too. Citation keys stay the same.</p>}
      <p className="mt-4 text-sm text-ink-soft">{sharingWords.readers}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {!making.data && (
          <Button look="primary" busy={making.isPending} onClick={() => making.mutate()}>
            {since ? 'Make a new link' : 'Make a link'}
          </Button>
        )}
        {since && (
          <Button busy={revoking.isPending} onClick={() => revoking.mutate()}>
            Revoke the link
          </Button>
        )}
      </div>
    </>
  );
}

/** The dialog with the private link to the page of the list and to its files. */
export function LiveDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Share by link"
      description="A page with this list as it is now, and its files."
    >
      <LiveLink project={project} />
    </Dialog>
  );
}
