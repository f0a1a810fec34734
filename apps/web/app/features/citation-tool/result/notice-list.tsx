import type { Notice } from '@citewright/contract';
import { Info, TriangleAlert } from 'lucide-react';

/** Notices that can make a reference unfit for use stand out; the others inform. */
const graveCodes: ReadonlySet<Notice['code']> = new Set(['retracted', 'superseded-preprint', 'corrected']);

function NoticeLine({ notice: { code, message, url } }: { notice: Notice }) {
  const grave = graveCodes.has(code);
  const Icon = grave ? TriangleAlert : Info;
  return (
    <li className={`flex items-start gap-2 text-sm ${grave ? 'font-semibold text-danger' : 'text-ink-soft'}`}>
      <Icon aria-hidden="true" className="mt-0.75 size-4.5 shrink-0" />
      <span>
        {message}
        {url && (
          <>
            {' '}
            <a href={url} target="_blank" rel="noopener noreferrer" className="text-link">
              Read more
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </>
        )}
      </span>
    </li>
  );
}

/** What the reader should know about a record before citing it. */
export function NoticeList({ notices }: { notices: Notice[] }) {
  if (notices.length === 0) return null;
  return (
    <ul aria-label="Notes on this record" className="space-y-2">
      {notices.map((notice) => (
        <NoticeLine key={notice.code + notice.message} notice={notice} />
      ))}
    </ul>
  );
}
