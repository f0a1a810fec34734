import { classNames } from '~/ui/class-names.ts';

interface TextLinesProps {
  /** How long each line is, in hundredths of the measure, and the mark that stands behind it. */
  lines: readonly { length: number; mark?: string }[];
  /** Marks are raised, as the numbers of notes are. */
  raised?: boolean;
}

/** Lines of running text as they look from afar, with the marks of citations standing out. */
export function TextLines({ lines, raised = false }: TextLinesProps) {
  return (
    <div aria-hidden="true" className="space-y-2.5">
      {lines.map(({ length, mark }) => (
        <div key={`${length}${mark ?? ''}`} className="flex h-4 items-center gap-1.5">
          <span className="h-1.5 rounded-full bg-rule" style={{ width: `${length}%` }} />
          {mark !== undefined && (
            <span
              className={classNames(
                'font-serif leading-none text-cite',
                raised ? '-mt-3 text-xs font-semibold' : 'text-sm',
              )}
            >
              {mark}
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
