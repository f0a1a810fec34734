import { steps } from '~/content/home.ts';

/** The three steps from a source to a reference. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="page-width py-16 sm:py-24">
      <h2 id="how-it-works" className="font-display text-3xl">
        How it works
      </h2>
      <ol className="mt-10 grid gap-x-10 gap-y-10 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="border-t border-ink pt-5">
            <span
              aria-hidden="true"
              className="font-display text-4xl text-accent [font-feature-settings:'onum']"
            >
              {index + 1}
            </span>
            <h3 className="mt-3 text-lg font-semibold">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
