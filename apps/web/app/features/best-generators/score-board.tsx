import { reviews } from '~/content/best-generators.ts';
import { Sheet } from '~/ui/sheet.tsx';

/** What each tool is best for, at a glance. */
export function ScoreBoard() {
  return (
    <Sheet title="The result in short">
      <ol className="mt-3">
        {reviews.map(({ name, bestFor }) => (
          <li key={name} className="border-b border-rule py-3.5 last:border-0 last:pb-0">
            <p className="font-display text-xl">{name}</p>
            <p className="font-serif text-base text-ink-soft">{bestFor}</p>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
