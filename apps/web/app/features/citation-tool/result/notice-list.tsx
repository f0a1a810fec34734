import type { Notice } from '@citewright/contract';
import { Info, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { Button } from '~/ui/button.tsx';
import { classNames } from '~/ui/class-names.ts';
import type { Fix } from './notice-fixes.ts';

interface NoticeListProps {
  notices: Notice[];
  /** The fixes offered for a notice. */
  fixesFor?: (notice: Notice) => Fix[];
  onFix?: ((notice: Notice, fix: Fix) => void) | undefined;
  /** Makes the list a warning that stands out. */
  stands?: boolean;
}

function MoreLink({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="text-link">
      Read more
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

interface NoticeLineProps {
  notice: Notice;
  fixes: Fix[];
  onFix: (fix: Fix) => void;
}

function NoticeLine({ notice: { severity, message, url }, fixes, onFix }: NoticeLineProps) {
  const words = useId();
  const isWarning = severity === 'warning';
  const Icon = isWarning ? TriangleAlert : Info;
  return (
    <li
      className={`flex items-start gap-2 text-sm ${isWarning ? 'font-semibold text-danger' : 'text-ink-soft'}`}
    >
      <Icon aria-hidden="true" className="mt-0.75 size-4.5 shrink-0" />
      <div className="min-w-0">
        <p id={words}>
          {message} {url && <MoreLink url={url} />}
        </p>
        {fixes.length > 0 && (
          <div className="mt-1.5 flex flex-wrap gap-2">
            {fixes.map((fix) => (
              <Button key={fix.label} aria-describedby={words} onClick={() => onFix(fix)}>
                {fix.label}
              </Button>
            ))}
          </div>
        )}
      </div>
    </li>
  );
}

/** What the user should know about a record before citing it, with one-click fixes. */
export function NoticeList({ notices, fixesFor, onFix, stands = false }: NoticeListProps) {
  if (notices.length === 0) return null;
  return (
    <ul
      aria-label={stands ? 'Warning about this work' : 'Notes on this record'}
      className={classNames('space-y-2', stands && 'mt-4 rounded-md border-2 border-danger bg-sunk p-4')}
    >
      {notices.map((notice) => (
        <NoticeLine
          key={notice.code + notice.message}
          notice={notice}
          fixes={onFix && fixesFor ? fixesFor(notice) : []}
          onFix={(fix) => onFix?.(notice, fix)}
        />
      ))}
    </ul>
  );
}
