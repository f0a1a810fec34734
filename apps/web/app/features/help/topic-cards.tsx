import { CircleUserRound, LifeBuoy, Quote, Sprout } from 'lucide-react';
import { type HelpTopic, helpEntries, helpTopics } from '~/content/help.ts';
import { classNames } from '~/ui/class-names.ts';

const icons = {
  start: Sprout,
  styles: Quote,
  account: CircleUserRound,
  trouble: LifeBuoy,
} as const satisfies Record<HelpTopic, unknown>;

export interface TopicCardsProps {
  chosen: HelpTopic | undefined;
  onChoose: (topic: HelpTopic | undefined) => void;
}

/** The four topics as toggle buttons; a selected topic filters the answers. */
export function TopicCards({ chosen, onChoose }: TopicCardsProps) {
  return (
    <ul className="grid border-t border-l border-rule sm:grid-cols-2 lg:grid-cols-4">
      {helpTopics.map(({ id, title, text }) => {
        const Icon = icons[id];
        const count = helpEntries.filter(({ topic }) => topic === id).length;
        return (
          <li key={id} className="border-r border-b border-rule">
            <button
              type="button"
              aria-pressed={chosen === id}
              onClick={() => onChoose(chosen === id ? undefined : id)}
              className={classNames(
                'flex h-full w-full flex-col items-start p-5 text-left transition-colors duration-150 sm:p-6',
                chosen === id ? 'bg-raised shadow-page' : 'hover:bg-raised',
              )}
            >
              <Icon aria-hidden="true" strokeWidth={1.25} className="size-8 text-accent" />
              <span
                className={classNames(
                  'mt-4 font-display text-xl decoration-accent decoration-2 underline-offset-6',
                  chosen === id && 'underline',
                )}
              >
                {title}
              </span>
              <span className="mt-1 text-sm text-ink-soft">{text}</span>
              <span className="mt-auto pt-3 text-sm text-ink-faint">{count} articles</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
