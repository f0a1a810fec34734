import { BookOpenText, GraduationCap, Landmark, Microscope } from 'lucide-react';
import { trustedBy } from '~/content/home.ts';

const icons = {
  university: GraduationCap,
  research: Microscope,
  education: BookOpenText,
  institutes: Landmark,
} as const satisfies Record<(typeof trustedBy.tiles)[number]['id'], unknown>;

/** Who uses the tool, in four tiles. */
export function TrustedBy() {
  return (
    <section aria-labelledby="trusted-by" className="page-width py-16 sm:py-24">
      <h2 id="trusted-by" className="font-display text-3xl">
        {trustedBy.title}
      </h2>
      <ul className="mt-10 grid border-t border-l border-rule grid-cols-2 lg:grid-cols-4">
        {trustedBy.tiles.map(({ id, label, text }) => {
          const Icon = icons[id];
          return (
            <li key={id} className="border-r border-b border-rule p-4 sm:p-6">
              <Icon aria-hidden="true" strokeWidth={1.25} className="size-9 text-accent" />
              <h3 className="mt-4 font-display text-xl">{label}</h3>
              <p className="mt-1 text-sm text-ink-soft">{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
