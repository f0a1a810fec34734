import { classNames } from '~/ui/class-names.ts';

interface TextLinesProps {
  /** The length of each line, in percent of the width, and the citation mark at its end. */
  lines: readonly { length: number; mark?: string }[];
  /** Superscript marks, as for note numbers. */
  raised?: boolean;
}

/** Lines of text drawn as bars, with citation marks. */
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
