import { useEffect, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { lazyPart } from '~/ui/lazy-part.tsx';
import { useBackup } from './use-backup.ts';
import { useSessionStored } from './use-session-stored.ts';

const DeviceDialog = lazyPart(async () => (await import('./device-dialog.tsx')).DeviceDialog);

/**
 * Where this browser does not keep the session: says so, with two ways to keep the projects. Nothing elsewhere. `isEmpty`: there are no
 * projects yet.
 */
export function StorageNotice({ isEmpty }: { isEmpty: boolean }) {
  const isStored = useSessionStored();
  const { save } = useBackup();
  const [linking, setLinking] = useState(false);
  const [linkWanted, setLinkWanted] = useState(false);
  // The browser asks before the tab is closed or reloaded.
  useEffect(() => {
    if (isEmpty || isStored) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isEmpty, isStored]);
  if (isStored) return null;
  return (
    <section
      aria-labelledby="storage-title"
      className="my-4 rounded-md border border-danger bg-raised p-4"
      data-print="off"
    >
      <h2 id="storage-title" className="font-semibold">
        This browser does not keep data for this site
      </h2>
      <p className="mt-1 max-w-prose text-sm">
        Projects can only be opened from this tab. Before you close or reload it, save a backup or open them
        on another device. Allow this site to store data if you want to keep them here.
      </p>
      {!isEmpty && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button aria-busy={save.isPending || undefined} onClick={() => save.mutate()}>
            Save a backup
          </Button>
          <Button
            onClick={() => {
              setLinkWanted(true);
              setLinking(true);
            }}
          >
            Use on another device
          </Button>
        </div>
      )}
      {linkWanted && <DeviceDialog open={linking} onClose={() => setLinking(false)} />}
    </section>
  );
}
