import { styleIds } from '@citewright/styles';
import type { ReactNode } from 'react';
import { Card } from '~/ui/card.tsx';
import { classNames } from '~/ui/class-names.ts';
import { Skeleton } from '~/ui/skeleton.tsx';

interface ToolSkeletonProps {
  teaches?: boolean | undefined;
  /** Whether the form has the tiles of the styles. */
  choosesStyle?: boolean;
  /** A form that can be used already. */
  form?: ReactNode;
}

/** A skeleton of the tool while its code is loading: the form card and the result card. */
export function ToolSkeleton({ teaches = true, choosesStyle = true, form }: ToolSkeletonProps) {
  return (
    <div className="@container">
      <div className="grid gap-6 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <Card
          className={classNames(
            'space-y-6',
            choosesStyle ? 'h-135.5 @md:h-111 @2xl:h-97' : 'h-68 @md:h-70 sm:h-74 sm:@md:h-76',
          )}
        >
          {choosesStyle && (
            <div aria-hidden="true" className="grid grid-cols-3 gap-2 @2xl:grid-cols-6">
              {styleIds.map((style) => (
                <span
                  key={style}
                  data-style={style}
                  className="block h-12 rounded-md border border-t-3 border-rule border-t-cite"
                />
              ))}
              <span className="block h-12 rounded-md border border-t-3 border-rule" />
            </div>
          )}
          <Skeleton className="h-5 w-2/3" />
          {form ?? (
            <>
              <div className="space-y-2">
                <Skeleton className="h-4 w-32" />
                <span className="block h-12 rounded-md border border-rule" />
              </div>
              <Skeleton className="h-13 w-full rounded-md" />
            </>
          )}
        </Card>
        {teaches && (
          <Card aria-hidden="true" className="h-124.5 space-y-3 @md:h-111">
            <Skeleton className="h-6 w-48" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-4/5" />
            <span className="block h-32 rounded-md border border-dashed border-rule" />
          </Card>
        )}
      </div>
    </div>
  );
}
