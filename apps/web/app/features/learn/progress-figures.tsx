import { progressCopy } from '~/content/learn/copy.ts';
import { useProgress } from './use-progress.ts';

/** The four figures of the progress tab. */
export function ProgressFigures() {
  const { level, totalXp, streak, averageScore } = useProgress();
  const figures = [
    { label: 'Current Level', value: String(level) },
    { label: 'Total XP', value: String(totalXp) },
    { label: 'Day Streak', value: String(streak) },
    { label: 'Average Score', value: averageScore === undefined ? 'None yet' : `${averageScore}%` },
  ];
  return (
    <>
      <h3 className="font-display text-xl">{progressCopy.title}</h3>
      <p className="mt-1 text-ink-soft">{progressCopy.lead}</p>
      <dl className="mt-6 grid grid-cols-2 border-t border-l border-rule lg:grid-cols-4">
        {figures.map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-col-reverse border-r border-b border-rule bg-raised p-5 sm:p-7"
          >
            <dt className="mt-1 text-sm text-ink-soft">{label}</dt>
            <dd className="font-display text-3xl">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
