import type { StyleFact } from './build-citation-style.ts';

/** What a style is and does, a fact a line. */
export function FactTable({ facts }: { facts: readonly StyleFact[] }) {
  return (
    <dl className="rounded-md border border-rule bg-raised">
      {facts.map(({ label, value, href, names }) => (
        <div
          key={label}
          className="grid gap-x-6 gap-y-1 border-t border-rule px-5 py-3 first:border-0 sm:grid-cols-[11rem_1fr]"
        >
          <dt className="text-sm leading-7 text-ink-soft">{label}</dt>
          <dd className="[overflow-wrap:anywhere]">
            {href === undefined ? (
              value
            ) : (
              <a href={href} rel="noopener noreferrer" target="_blank" className="text-link">
                <cite className="not-italic">{value}</cite>
              </a>
            )}
            {names !== undefined && <cite className="not-italic">{names.join(', ')}</cite>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
