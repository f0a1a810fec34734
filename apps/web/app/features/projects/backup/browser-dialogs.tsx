import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { renewSession } from '~/api/backup.ts';
import { removeAllForGood } from '~/api/deleted.ts';
import { failureMessage } from '~/api/failure-message.ts';
import { unknownWithoutAnswer } from '~/api/make-change.ts';
import { forgetSession, randomToken } from '~/api/session.ts';
import { backupCopy } from '~/content/projects.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { FailureLine } from '~/ui/failure-line.tsx';
import { dropAllText } from '~/ui/kept-text.tsx';
import { toast } from '~/ui/toast-store.ts';
import { focusOnOpen } from '../focus-on-open.ts';

const copy = backupCopy.browser;

/** What can be done with the session of this browser. */
export type BrowserAction = 'forget' | 'renew';

/** Deletes the pages that are kept for use without a network: which they are tells what was cited here. */
async function deletePages(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('citewright-')).map((name) => caches.delete(name)),
  );
}

/** Milliseconds to wait for the removal of what was deleted. */
const patience = 5_000;

/** Forgets the session and what this browser holds of it; the page begins anew, as on a browser that has never been here. */
async function forget(): Promise<void> {
  // Where the server cannot be reached, the browser forgets nevertheless: then nobody opens it until it is removed.
  await removeAllForGood(AbortSignal.timeout(patience)).catch(() => undefined);
  dropAllText();
  try {
    sessionStorage.clear();
    localStorage.clear();
    // Other tabs take this over; from an empty storage they would bring the old one back.
    forgetSession();
    await deletePages();
  } catch {
    // Storage is forbidden: there is nothing in it.
  }
  location.reload();
}

interface BrowserDialogProps {
  /** The dialog is open while it is set. */
  action: BrowserAction | undefined;
  onClose: () => void;
}

/** Asks before this browser forgets its session, or gets another one. */
export function BrowserDialog({ action, onClose }: BrowserDialogProps) {
  const queries = useQueryClient();
  // The same for every attempt: the answer to one may be lost after the projects have moved.
  const [key, setKey] = useState(randomToken);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => renewSession(key).catch(unknownWithoutAnswer),
    onSuccess: async () => {
      setKey(randomToken());
      await queries.resetQueries();
      toast({ title: 'Key changed', description: 'Only this browser opens your projects now.' });
      onClose();
    },
  });
  const close = () => {
    reset();
    onClose();
  };
  const [forgetting, setForgetting] = useState(false);
  const { title, text, action: label } = copy[action ?? 'forget'];
  return (
    <Dialog open={action !== undefined} onClose={close} title={title} description={text}>
      <FailureLine message={error ? failureMessage(error, 'Failed to change the key') : undefined} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button ref={focusOnOpen} onClick={close}>
          Cancel
        </Button>
        <Button
          look="danger"
          busy={isPending || forgetting}
          onClick={() => {
            if (action === 'renew') return mutate();
            setForgetting(true);
            void forget();
          }}
        >
          {label}
        </Button>
      </div>
    </Dialog>
  );
}
