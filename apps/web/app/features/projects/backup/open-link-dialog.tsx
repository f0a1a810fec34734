import type { Project } from '@citewright/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { openDeviceLink } from '~/api/backup.ts';
import { failureMessage } from '~/api/failure-message.ts';
import { unknownWithoutAnswer } from '~/api/make-change.ts';
import { Button } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { FailureLine } from '~/ui/failure-line.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { toast } from '~/ui/toast-store.ts';
import { focusOnOpen } from '../focus-on-open.ts';
import { projectCount } from './project-count.ts';

const fallback = 'Failed to open the link';

interface OpenLinkProps {
  /** From the URL; empty if the user has to type it. */
  code: string;
  /** The projects on this device. */
  projects: readonly Project[];
  onClose: () => void;
}

function OpenLink({ code, projects, onClose }: OpenLinkProps) {
  const queries = useQueryClient();
  const [typed, setTyped] = useState(code);
  // A link that came by an address may be somebody else's: nothing goes along unless it is wanted.
  const [bring, setBring] = useState(code === '');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      openDeviceLink({ code: typed, bring: bring && projects.length > 0 }).catch(unknownWithoutAnswer),
    onSuccess: async (count) => {
      // The session has changed: all cached data belongs to the old one.
      await queries.resetQueries();
      toast({ title: `${projectCount(count)} opened on this device` });
      onClose();
    },
  });
  const own = projectCount(projects.length);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') mutate();
      }}
      className="space-y-5"
    >
      <p className="border-l-3 border-l-accent pl-4">
        Only open links that you made yourself. Whoever made this one can read and change everything that you
        bring along and everything that you add from now on.
      </p>
      {code === '' && (
        <TextField
          ref={focusOnOpen}
          label="Code"
          hint="It is under “Use on another device” there."
          mono
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          placeholder="7K3QX-0V9TR-MZ2HB-D8WYN"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {projects.length > 0 && (
        <div>
          <Checkbox
            label={`Bring along the ${own} of this device`}
            checked={bring}
            onChange={(event) => setBring(event.target.checked)}
          />
          {!bring && (
            <p className="text-sm text-danger">
              The {own} of this device will be replaced here, and cannot be reached from it any more. Save a
              backup first if you may want them again.
            </p>
          )}
        </div>
      )}
      <FailureLine message={error ? failureMessage(error, fallback) : undefined} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button ref={code === '' ? undefined : focusOnOpen} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" look="primary" busy={isPending}>
          {isPending ? 'Opening...' : 'Open projects'}
        </Button>
      </div>
    </form>
  );
}

interface OpenLinkDialogProps extends Omit<OpenLinkProps, 'code'> {
  /** The dialog is open while it is set, even if empty. */
  code: string | undefined;
}

/** Asks for confirmation before a link replaces the session of this device. */
export function OpenLinkDialog({ code, ...rest }: OpenLinkDialogProps) {
  return (
    <Dialog
      open={code !== undefined}
      onClose={rest.onClose}
      title="Open projects of another device"
      description="This device will work on the same projects as the one that made the link."
    >
      {code !== undefined && <OpenLink key={code} code={code} {...rest} />}
    </Dialog>
  );
}
