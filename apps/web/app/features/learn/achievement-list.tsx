import { Flame, Footprints, type LucideIcon, Target } from 'lucide-react';
import { achievements } from '~/content/learn/lessons.ts';
import { Badge } from '~/ui/badge.tsx';
import { classNames } from '~/ui/class-names.ts';
import { useProgress } from './use-progress.ts';

const icons: Record<string, LucideIcon> = { footprints: Footprints, target: Target, flame: Flame };

/** The achievements, with those that the user has earned. */
export function AchievementList() {
  const { earned } = useProgress();
  return (
    <ul className="grid gap-5 sm:grid-cols-3">
      {achievements.map(({ id, name, description, icon, xpReward }) => {
        const Icon = icons[icon] ?? Target;
        const unlocked = earned.includes(id);
        return (
          <li
            key={id}
            className={classNames(
              'flex flex-col rounded-lg border p-6',
              unlocked ? 'border-success bg-raised shadow-page' : 'border-dashed border-rule-strong',
            )}
          >
            <Icon
              aria-hidden="true"
              strokeWidth={1.25}
              className={classNames('size-10', unlocked ? 'text-success' : 'text-ink-faint')}
            />
            <h3 className="mt-4 font-display text-xl">{name}</h3>
            <p className="mt-1 text-ink-soft">{description}</p>
            <p className="mt-4 flex flex-wrap items-center gap-3 text-sm font-semibold text-ink-soft">
              {xpReward} XP {unlocked && <Badge tone="success">Unlocked</Badge>}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
