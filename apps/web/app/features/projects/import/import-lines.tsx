import type { ImportLine } from '@citewright/contract';
import { Check, CopyCheck, type LucideIcon, X } from 'lucide-react';

interface Look {
  icon: LucideIcon;
  tone: string;
  say: (line: ImportLine) => string;
}

/** The first line of an error message is its headline; the rest is shown only where there is space. */
const headline = (message: string | undefined) => message?.split('\n')[0]?.trim() || 'This could not be read';

const looks: Record<ImportLine['status'], Look> = {
  added: { icon: Check, tone: 'text-success', say: () => 'Added' },
  duplicate: { icon: CopyCheck, tone: 'text-ink-faint', say: () => 'Here already, left out' },
  failed: { icon: X, tone: 'text-danger', say: ({ problem }) => headline(problem?.message) },
};

/** The result of each entry. */
export function ImportLines({ lines }: { lines: readonly ImportLine[] }) {
  return (
    <ol
      aria-label="Imported lines"
      className="max-h-72 divide-y divide-rule overflow-y-auto rounded-md border border-rule bg-raised"
    >
      {lines.map((line) => {
        const { icon: Icon, tone, say } = looks[line.status];
        return (
          <li key={line.index} className="flex gap-3 px-4 py-2.5 text-sm">
            <Icon aria-hidden="true" className={`mt-0.5 size-4.5 shrink-0 ${tone}`} />
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{line.title ?? line.input}</p>
              {line.title !== undefined && line.title !== line.input && (
                <p className="font-mono text-xs text-ink-faint wrap-anywhere">{line.input}</p>
              )}
              <p className={line.status === 'failed' ? 'text-danger' : 'text-ink-soft'}>{say(line)}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
