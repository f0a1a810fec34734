import { quickFacts } from '~/content/how-to-cite.ts';

/** The panel of figures beside the hero (specification §2). */
export function QuickFacts() {
  return (
    <section
      aria-labelledby="quick-facts"
      className="rounded-lg border border-rule border-t-accent bg-raised px-6 py-7 shadow-float [border-top-width:5px] sm:px-9"
    >
      <h2 id="quick-facts" className="eyebrow text-accent">
        Citation Quick Facts
      </h2>
      <dl className="mt-4 grid grid-cols-2">
        {quickFacts.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse border-rule py-4 odd:border-r odd:pr-5 even:pl-6 nth-[n+3]:border-t"
          >
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-display text-3xl">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
