import type { Project } from '@citewright/contract';
import { Archive, ArchiveRestore, KeyRound, LogOut, MonitorSmartphone, RefreshCw } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { backupCopy } from '~/content/projects.ts';
import { Button } from '~/ui/button.tsx';
import { lazyPart } from '~/ui/lazy-part.tsx';
import type { BrowserAction } from './browser-dialogs.tsx';
import { UnreadParts } from './unread-parts.tsx';
import { useBackup } from './use-backup.ts';
import { useLinkCode } from './use-link-code.ts';

const DeviceDialog = lazyPart(async () => (await import('./device-dialog.tsx')).DeviceDialog);
const BrowserDialog = lazyPart(async () => (await import('./browser-dialogs.tsx')).BrowserDialog);
const CopyListDialog = lazyPart(async () => (await import('../live/copy-list-dialog.tsx')).CopyListDialog);
const OpenLinkDialog = lazyPart(async () => (await import('./open-link-dialog.tsx')).OpenLinkDialog);

function Way({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="font-display text-xl">{title}</h3>
      <p className="mt-1.5 max-w-prose text-sm text-ink-soft">{text}</p>
      <div className="mt-4 flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

/** Backup of all projects, access from another device, and the session of this browser. */
export function BackupPanel({ projects }: { projects: readonly Project[] }) {
  const { save, open } = useBackup();
  const [linking, setLinking] = useState(false);
  const [linkWanted, setLinkWanted] = useState(false);
  const [code, setCode] = useLinkCode('open');
  const [shared, setShared] = useLinkCode('copy');
  const [codeWanted, setCodeWanted] = useState(false);
  const [browserAction, setBrowserAction] = useState<BrowserAction>();
  const [browserWanted, setBrowserWanted] = useState(false);
  const askBrowser = (action: BrowserAction) => {
    setBrowserWanted(true);
    setBrowserAction(action);
  };
  const picker = useRef<HTMLInputElement>(null);
  const none = projects.length === 0;
  return (
    <section aria-labelledby="keep-title" className="mt-14 border-t border-rule pt-8">
      <h2 id="keep-title" className="sr-only">
        {backupCopy.heading}
      </h2>
      <div className="grid gap-x-16 gap-y-8 md:grid-cols-2">
        <Way title={backupCopy.backup.title} text={backupCopy.backup.text}>
          <Button disabled={none} aria-busy={save.isPending || undefined} onClick={() => save.mutate()}>
            <Archive aria-hidden="true" />
            Save a backup
          </Button>
          <Button aria-busy={open.isPending || undefined} onClick={() => picker.current?.click()}>
            <ArchiveRestore aria-hidden="true" />
            Open a backup
          </Button>
          <input
            ref={picker}
            type="file"
            accept=".json,application/json"
            aria-label="Backup file"
            tabIndex={-1}
            className="sr-only"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file) open.mutate(file);
              currentTarget.value = '';
            }}
          />
          {open.data?.unread && <UnreadParts parts={open.data.unread} />}
        </Way>
        <Way title={backupCopy.device.title} text={backupCopy.device.text}>
          <Button
            disabled={none}
            onClick={() => {
              setLinkWanted(true);
              setLinking(true);
            }}
          >
            <MonitorSmartphone aria-hidden="true" />
            Use on another device
          </Button>
          <Button
            onClick={() => {
              setCodeWanted(true);
              setCode('');
            }}
          >
            <KeyRound aria-hidden="true" />
            Enter a code
          </Button>
        </Way>
        <Way title={backupCopy.browser.title} text={backupCopy.browser.text}>
          <Button disabled={none} onClick={() => askBrowser('forget')}>
            <LogOut aria-hidden="true" />
            Forget my projects here
          </Button>
          <Button disabled={none} onClick={() => askBrowser('renew')}>
            <RefreshCw aria-hidden="true" />
            Change the key
          </Button>
        </Way>
      </div>
      {browserWanted && <BrowserDialog action={browserAction} onClose={() => setBrowserAction(undefined)} />}
      {linkWanted && <DeviceDialog open={linking} onClose={() => setLinking(false)} />}
      {(codeWanted || code !== undefined) && (
        <OpenLinkDialog code={code} projects={projects} onClose={() => setCode(undefined)} />
      )}
      {shared !== undefined && <CopyListDialog token={shared} onClose={() => setShared(undefined)} />}
    </section>
  );
}
