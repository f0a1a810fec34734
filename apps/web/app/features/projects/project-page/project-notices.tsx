import type { CreatedCitation } from '@citewright/contract';
import { useEffect } from 'react';
import { toast } from '~/ui/toast-store.ts';
import { type Addition, AdditionCheck } from '../again/addition-check.tsx';
import { StorageNotice } from '../backup/storage-notice.tsx';

/** What the tool says last: that it waits for the answer whether it may add, or what it has added. */
export type ToolNews = Addition | CreatedCitation;

/** What a project page says and asks besides: that nothing is kept here, and that a reference is here already. */
export function ProjectNotices({ id, news }: { id: number; news: ToolNews | undefined }) {
  const isAsked = news && 'answer' in news;
  const twice = isAsked ? undefined : news?.duplicateOf;
  useEffect(() => {
    if (twice)
      toast({
        title: 'Added, but it was here already',
        description: `“${twice.title}” is now in this project twice.`,
        tone: 'notice',
      });
  }, [twice]);
  return (
    <div className="page-width">
      <StorageNotice isEmpty={false} />
      {isAsked && <AdditionCheck projectId={id} addition={news} />}
    </div>
  );
}
