import { classNames } from '~/ui/class-names.ts';
import type { Side } from '../state/decision.ts';

interface SideButtonsProps {
  /** What is chosen. */
  side: Side | undefined;
  /** The words of the two buttons. */
  labels: Readonly<Record<Side, string>>;
  /** What they are about, for screen readers: "year". */
  about: string;
  /** Pressing the chosen one again takes the choice back. */
  onChoose: (side: Side | undefined) => void;
}

/** Two buttons of which one may be pressed: the record's value, or the list's. */
export function SideButtons({ side, labels, about, onChoose }: SideButtonsProps) {
  const choices: readonly Side[] = ['record', 'listed'];
  return (
    <fieldset className="inline-flex shrink-0 rounded-md border border-rule-strong" data-print="off">
      <legend className="sr-only">Which {about} to use</legend>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-label={`${labels[choice]}: ${about}`}
          aria-pressed={side === choice}
          onClick={() => onChoose(side === choice ? undefined : choice)}
          className={classNames(
            'min-h-11 px-3 text-sm font-semibold transition-colors duration-150 first:rounded-l-[4px] last:rounded-r-[4px] last:border-l last:border-rule-strong',
            side === choice ? 'bg-ink text-paper' : 'text-ink-soft hover:bg-sunk hover:text-ink',
          )}
        >
          {labels[choice]}
        </button>
      ))}
    </fieldset>
  );
}
