import type { Duplicate, ImportLine } from '@citewright/contract';
import { Check, CopyCheck, type LucideIcon, X } from 'lucide-react';
import { LongList } from '~/ui/long-list.tsx';

interface Look {
  icon: LucideIcon;
  tone: string;
  say: (line: ImportLine) => string;
}

/** The first line of an error message is its headline; the rest is shown only where there is space. */
const headline = (message: string | undefined) => message?.split('\n')[0]?.trim() || 'This could not be read';

const sameBy = { doi: 'the same DOI', isbn: 'the same ISBN', title: 'the same title and author' } as const;

/** What of the project an entry is the same work as. */
export const equalTo = ({ title, by }: Duplicate): string => `${sameBy[by]} as “${title}”`;

/** The words that a reading of an entry has no place for. */
export const unplacedSentence = (words: readonly string[]): string =>
  `We could not place ${words.map((word) => `“${word}”`).join(', ')}.`;

const looks: Record<ImportLine['status'], Look> = {
  added: { icon: Check, tone: 'text-success', say: () => 'Added' },
  duplicate: {
    icon: CopyCheck,
    tone: 'text-ink-faint',
    say: ({ duplicateOf }) =>
      duplicateOf ? `Here already, left out: ${equalTo(duplicateOf)}` : 'Here already, left out',
  },
  failed: { icon: X, tone: 'text-danger', say: ({ problem }) => headline(problem?.message) },
};

const lineIndex = ({ index }: ImportLine) => index;

/** The result of each entry. */
export function ImportLines({ lines }: { lines: readonly ImportLine[] }) {
  return (
    <LongList
      entries={lines}
      keyOf={lineIndex}
      label="Imported lines"
      estimate={64}
      className="max-h-72 rounded-md border border-rule bg-raised"
    >
      {(line) => {
        const { icon: Icon, tone, say } = looks[line.status];
        return (
          <div className="flex gap-3 px-4 py-2.5 text-sm">
            <Icon aria-hidden="true" className={`mt-0.5 size-4.5 shrink-0 ${tone}`} />
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{line.title ?? line.input}</p>
              {line.title !== undefined && line.title !== line.input && (
                <p className="font-mono text-xs text-ink-faint wrap-anywhere">{line.input}</p>
              )}
              <p className={line.status === 'failed' ? 'text-danger' : 'text-ink-soft'}>{say(line)}</p>
              {line.unplaced && <p className="text-amber">{unplacedSentence(line.unplaced)}</p>}
            </div>
          </div>
        );
      }}
    </LongList>
  );
}
