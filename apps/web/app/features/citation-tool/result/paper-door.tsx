import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { paperDoor } from '~/content/paper-door.ts';
import { Button } from '~/ui/button.tsx';

/** The way to the check for those who have written already. The page takes files that are dropped anywhere on it. */
export function PaperDoor() {
  return (
    <section
      aria-labelledby="paper-door"
      className="flex flex-col rounded-lg border border-dashed border-rule-strong p-5 sm:p-7"
      data-print="off"
    >
      <h3 id="paper-door" className="font-display text-xl">
        {paperDoor.title} <span className="pointer-coarse:hidden">{paperDoor.drop}</span>
      </h3>
      <p className="mt-1 text-ink-soft">{paperDoor.text}</p>
      <div className="mt-auto pt-5">
        <Button asChild>
          <Link to="/check" prefetch="intent">
            {paperDoor.action}
            <ArrowRight aria-hidden="true" />
          </Link>
        </Button>
      </div>
    </section>
  );
}
