/** The main facts about the manual, in a strip across the page. */
export function FactStrip({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <div className="border-t border-rule">
      <dl className="page-width grid gap-x-10 gap-y-6 py-8 sm:grid-cols-2 lg:grid-cols-4">
        {facts.map(({ label, value }) => (
          <div key={label} className="border-l-3 border-cite pl-4">
            <dt className="eyebrow text-ink-faint">{label}</dt>
            <dd className="mt-1 font-serif">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
