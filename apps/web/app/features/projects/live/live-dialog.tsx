import type { LiveLinkRequest, Project, LiveLink as StoredLink } from '@citewright/contract';
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
import { LinkForm } from './link-form.tsx';
import { LiveFiles } from './live-files.tsx';
import { PageLink } from './page-link.tsx';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const longDay = (moment: string) => day.format(new Date(moment));

function LiveLink({ project: { id } }: { project: Project }) {
  const queries = useQueryClient();
  const key = liveLinkKey(id);
  const known = useQuery({ queryKey: key, select: parseLiveLink });
  const settle = () => queries.invalidateQueries({ queryKey: key });
  const making = useMutation({
    mutationFn: (wanted: LiveLinkRequest) => makeLiveLink(id, wanted).catch(unknownWithoutAnswer),
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
  const link = making.data ?? known.data;
  const since = link.createdAt;
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
        <p>The link of {longDay(since)} works. It was shown only once; a new one takes its place.</p>
      )}
      {since && (
        <p className="mt-4">
          {sharingWords.limits(
            link.frozen ? longDay(since) : undefined,
            link.expiresAt ? longDay(link.expiresAt) : undefined,
          )}
        </p>
      )}
      {!since && <p>Overleaf, Quarto, Pandoc and Typst read it, too. Citation keys stay the same.</p>}
      <p className="mt-4 text-sm text-ink-soft">{sharingWords.readers}</p>
      {!making.data && (
        <LinkForm
          label={since ? 'Make a new link' : 'Make a link'}
          busy={making.isPending}
          onMake={(wanted) => making.mutate(wanted)}
        />
      )}
      {since && (
        <Button className="mt-3" busy={revoking.isPending} onClick={() => revoking.mutate()}>
          Revoke the link
        </Button>
      )}
    </>
  );
}

/** The dialog with the private link to the page of the list and to its files. */
export function LiveDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Share by link" description="A page with this list, and its files.">
      <LiveLink project={project} />
    </Dialog>
  );
}
