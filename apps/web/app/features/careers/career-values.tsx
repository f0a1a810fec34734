import { careerValues } from '~/content/careers.ts';

/** What we expect of each other, numbered like a table of contents. */
export function CareerValues() {
  return (
    <ol className="grid gap-x-14 sm:grid-cols-2">
      {careerValues.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[2.5rem_1fr] border-t border-rule py-7">
          <span aria-hidden="true" className="pt-1 font-mono text-sm text-accent">
            {index + 1}
          </span>
          <div>
            <h3 className="font-display text-xl">{title}</h3>
            <p className="mt-2 font-serif text-lg text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
