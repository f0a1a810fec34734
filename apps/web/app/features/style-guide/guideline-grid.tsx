import type { Guideline } from '~/content/style-guides/guide.ts';

/** The layout rules, each with its section in the manual. */
export function GuidelineGrid({ guidelines }: { guidelines: readonly Guideline[] }) {
  return (
    <ul className="grid border-t border-l border-rule sm:grid-cols-2 lg:grid-cols-3">
      {guidelines.map(({ title, text, rule }) => (
        <li key={title} className="flex flex-col border-r border-b border-rule bg-raised p-5 sm:p-6">
          <h3 className="font-display text-xl">{title}</h3>
          <p className="mt-2 mb-4 text-ink-soft">{text}</p>
          <p className="mt-auto text-xs font-semibold text-cite">{rule}</p>
        </li>
      ))}
    </ul>
  );
}
