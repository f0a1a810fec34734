import { styleIds } from '@citewright/styles';
import { Card } from '~/ui/card.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';

/** A skeleton of the tool while its code is loading: the form card and the result card. */
export function ToolSkeleton({ teaches = true }: { teaches?: boolean | undefined }) {
  return (
    <div className="@container" aria-hidden="true">
      <div className="grid gap-6 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <Card className="h-124.5 space-y-6 @md:h-106.5">
          <div className="grid grid-cols-3 gap-2 @lg:grid-cols-5">
            {styleIds.map((style) => (
              <span
                key={style}
                data-style={style}
                className="block h-14 rounded-md border border-t-3 border-rule border-t-cite"
              />
            ))}
          </div>
          <Skeleton className="h-5 w-2/3" />
          <div className="space-y-2">
            <Skeleton className="h-4 w-32" />
            <span className="block h-12 rounded-md border border-rule" />
          </div>
          <Skeleton className="h-13 w-full rounded-md" />
        </Card>
        {teaches && (
          <Card className="h-124.5 space-y-3 @md:h-110.5">
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
