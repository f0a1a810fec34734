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

/** A skeleton of the tool while its code is loading: the form card, and the result card and the way to the check beside it. */
export function ToolSkeleton({ teaches = true, choosesStyle = true, form }: ToolSkeletonProps) {
  return (
    <div className="@container">
      <div className={classNames('grid gap-6', choosesStyle && '@4xl:grid-cols-[minmax(0,1fr)_20rem]')}>
        <Card
          className={classNames(
            'space-y-4 max-sm:p-4!',
            choosesStyle
              ? 'h-107 @md:h-99.5 @4xl:col-span-2 @4xl:h-85.5'
              : 'h-68 @md:h-70 sm:h-74 sm:@md:h-76',
          )}
        >
          <div className="flex h-12.25 items-center border-b border-rule">
            <Skeleton className="h-5 w-2/3" />
          </div>
          {form ?? (
            <div className="space-y-2">
              <Skeleton className="h-4 w-32" />
              <span className="block h-15 rounded-lg border border-rule" />
            </div>
          )}
          {choosesStyle && (
            <div aria-hidden="true" className="grid grid-cols-3 gap-2 pt-6 @4xl:grid-cols-6">
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
        </Card>
        {teaches && (
          <Card aria-hidden="true" className="h-122 space-y-3 @md:h-94.5">
            <Skeleton className="h-6 w-48" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-4/5" />
          </Card>
        )}
        {choosesStyle && (
          <div
            aria-hidden="true"
            className="h-57 rounded-lg border border-dashed border-rule @md:h-46 @4xl:h-auto"
          />
        )}
      </div>
    </div>
  );
}
