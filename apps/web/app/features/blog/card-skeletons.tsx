import { Skeleton } from '~/ui/skeleton.tsx';

/** Placeholders for the cards while the list is loading. */
export function CardSkeletons() {
  return (
    <div role="status">
      <p className="sr-only">Loading articles...</p>
      <ul aria-hidden="true" className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {['one', 'two', 'three'].map((name) => (
          <li key={name} className="rounded-lg border border-rule bg-raised">
            <Skeleton className="aspect-video rounded-none" />
            <div className="p-5">
              <Skeleton className="h-6 w-28" />
              <Skeleton className="mt-4 h-8 w-4/5" />
              <Skeleton className="mt-4 h-20" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
