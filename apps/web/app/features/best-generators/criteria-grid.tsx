import { BookCheck, ClipboardCopy, Database, Gauge, type LucideIcon, Newspaper, Scale } from 'lucide-react';
import { bestGeneratorsCopy, criteria } from '~/content/best-generators.ts';
import { Section } from '~/ui/section.tsx';

const icons: Record<string, LucideIcon> = {
  accuracy: BookCheck,
  records: Database,
  sources: Newspaper,
  speed: Gauge,
  copying: ClipboardCopy,
  honesty: Scale,
};

/** The criteria, set like the first page of a test report. */
export function CriteriaGrid() {
  return (
    <Section id="criteria" {...bestGeneratorsCopy.criteria} ground="sunk">
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {criteria.map(({ criterion, description, icon }) => {
          const Icon = icons[icon] ?? BookCheck;
          return (
            <li key={criterion} className="grid grid-cols-[2.25rem_1fr] gap-x-4">
              <Icon aria-hidden="true" strokeWidth={1.4} className="size-8 text-accent" />
              <div>
                <h3 className="text-lg font-semibold">{criterion}</h3>
                <p className="mt-1 text-ink-soft">{description}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
