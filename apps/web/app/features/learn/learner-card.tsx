import { xpPerLevel } from './progress.ts';
import { ProgressBar } from './progress-bar.tsx';
import { useProgress } from './use-progress.ts';

/** The learner's level and the progress towards the next one. */
export function LearnerCard() {
  const { level, totalXp, streak, lessonsCompleted } = useProgress();
  const percent = totalXp % xpPerLevel;
  return (
    <section
      aria-labelledby="learner"
      className="rounded-lg border border-rule border-t-accent bg-raised px-6 py-7 shadow-float [border-top-width:5px] sm:px-9"
    >
      <div className="flex items-baseline justify-between">
        <h2 id="learner" className="font-display text-3xl">
          Level {level}
        </h2>
        <p className="font-serif text-lg text-ink-soft">{totalXp} XP</p>
      </div>
      <div className="mt-5">
        <ProgressBar label={`Progress to level ${level + 1}`} value={percent} text={`${percent}%`} />
        <p className="mt-2 text-sm text-ink-soft">
          {percent}% of the way to level {level + 1}
        </p>
      </div>
      <dl className="mt-6 grid grid-cols-2 border-t border-rule pt-5">
        {[
          { label: 'Day streak', value: streak },
          { label: 'Completed', value: lessonsCompleted },
        ].map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse even:border-l even:border-rule even:pl-6">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-display text-2xl">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
