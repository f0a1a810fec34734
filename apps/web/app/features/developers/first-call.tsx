import { firstCall } from '~/content/developers/api.ts';
import { Card } from '~/ui/card.tsx';
import { ReferenceText } from '~/ui/reference-text.tsx';

/** A request and the reference that comes back, as it stands on paper. */
export function FirstCall({ html }: { html: string }) {
  const { method, path, body } = firstCall;
  return (
    <Card citationStyle={body.format} aria-label="A request and its answer">
      <p className="font-mono text-sm text-ink-soft">
        {method} {path}
      </p>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 font-mono text-sm">
        {Object.entries(body).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 border-t border-rule pt-6">
        <ReferenceText html={html} className="text-lg" />
      </div>
    </Card>
  );
}
