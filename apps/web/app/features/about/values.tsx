import { values } from '~/content/about.ts';

/** Our values, set like dictionary entries. */
export function Values() {
  return (
    <dl className="border-t border-ink">
      {values.map(({ title, text }) => (
        <div
          key={title}
          className="grid gap-x-14 gap-y-2 border-b border-rule py-7 md:grid-cols-[minmax(0,20rem)_minmax(0,38rem)]"
        >
          <dt className="font-display text-xl">{title}</dt>
          <dd className="font-serif text-lg text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
