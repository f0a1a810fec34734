import type { BackupResult } from '@citewright/contract';

type Unread = NonNullable<BackupResult['unread']>;

function unreadName({ project, entry, style }: Unread[number]): string {
  if (style) return `Your style ${style}`;
  const name = project === '' ? 'A project without a name' : project;
  if (!entry) return name;
  return `${name}, entry ${entry.place}${entry.title ? ` (${entry.title})` : ''}`;
}

/** The parts of a backup that were not restored, each with the reason. */
export function UnreadParts({ parts }: { parts: Unread }) {
  return (
    <div role="alert" className="mt-4 border-l-3 border-l-danger pl-4 text-sm">
      <p className="font-semibold">These parts of the backup could not be read. The others were added.</p>
      <ul className="mt-2 space-y-1 text-ink-soft">
        {parts.map((part) => (
          <li key={unreadName(part)} className="wrap-anywhere">
            {unreadName(part)}: {part.reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
