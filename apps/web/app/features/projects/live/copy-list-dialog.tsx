import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { copySharedList, parseSharedList, sharedListKey } from '~/api/live-link.ts';
import { unknownWithoutAnswer } from '~/api/make-change.ts';
import { projectsKey } from '~/api/projects.ts';
import { refetchQueries } from '~/api/refetch.ts';
import { sharingWords } from '~/content/sharing.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { toast } from '~/ui/toast-store.ts';
import { citationCount } from '../citation-count.ts';
import { LoadFailure } from '../load-failure.tsx';
import { LoadingLine } from '../loading-line.tsx';
import { toastFailure } from '../toast-failure.ts';

function CopyList({ token }: { token: string }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const shared = useQuery({ queryKey: sharedListKey(token), select: parseSharedList });
  const copying = useMutation({
    mutationFn: () => copySharedList(token).catch(unknownWithoutAnswer),
    onSettled: () => refetchQueries(queries, projectsKey),
    onSuccess: async ({ id, name }) => {
      toast({ title: sharingWords.copied(name) });
      await navigate(`/projects/${id}`);
    },
    onError: (error) => toastFailure(error, sharingWords.failed),
  });
  if (shared.error) return <LoadFailure error={shared.error} onRetry={() => void shared.refetch()} />;
  if (!shared.data) return <LoadingLine>Loading...</LoadingLine>;
  const { name, citations } = shared.data;
  return (
    <>
      <p className="font-semibold [overflow-wrap:anywhere]">
        {sharingWords.copyOf(name, citationCount(citations))}
      </p>
      <Button look="primary" className="mt-6" busy={copying.isPending} onClick={() => copying.mutate()}>
        {copying.isPending ? sharingWords.copying : sharingWords.copy}
      </Button>
    </>
  );
}

/** Copies a list that somebody shares into the projects of this browser. */
export function CopyListDialog({ token, onClose }: { token: string | undefined; onClose: () => void }) {
  return (
    <Dialog
      open={token !== undefined}
      onClose={onClose}
      title={sharingWords.copyTitle}
      description={sharingWords.copyAbout}
    >
      {token !== undefined && <CopyList token={token} />}
    </Dialog>
  );
}
