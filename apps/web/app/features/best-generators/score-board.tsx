import { reviews } from '~/content/best-generators.ts';
import { Sheet } from '~/ui/sheet.tsx';
import { Rating } from './rating.tsx';

/** The four ratings at a glance. */
export function ScoreBoard() {
  return (
    <Sheet title="The result in short">
      <ol className="mt-3">
        {reviews.map(({ name, rating, bestFor }) => (
          <li key={name} className="border-b border-rule py-3.5 last:border-0 last:pb-0">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <p className="font-display text-xl">{name}</p>
              <Rating value={rating} />
            </div>
            <p className="font-serif text-base text-ink-soft">{bestFor}</p>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
