import type { Achievement, Lesson } from '@citewright/contract';
import { quizXp } from '~/content/learn/copy.ts';

/** What a learner has done, as the browser keeps it. */
export interface LearningRecord {
  /** The ids of the completed lessons. */
  lessons: readonly number[];
  /** The best score of each quiz, in percent, by the id of its lesson. */
  quizzes: Readonly<Record<string, number>>;
  /** The local dates on which something was learnt, oldest first: `2026-11-22`. */
  days: readonly string[];
}

export const nothingLearnt: LearningRecord = { lessons: [], quizzes: {}, days: [] };

/** How many days are kept. */
const mostDays = 400;

/** Points per level (specification §9). */
export const xpPerLevel = 100;

const numeric = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

function withDay(record: LearningRecord, today: string): readonly string[] {
  return record.days.includes(today) ? record.days : [...record.days, today].sort().slice(-mostDays);
}

/** The record after a lesson has been completed. */
export function completeLesson(record: LearningRecord, lesson: number, today: string): LearningRecord {
  const lessons = record.lessons.includes(lesson) ? record.lessons : [...record.lessons, lesson];
  return { ...record, lessons, days: withDay(record, today) };
}

/** The record after a quiz; only a better score replaces an earlier one. */
export function completeQuiz(
  record: LearningRecord,
  lesson: number,
  score: number,
  today: string,
): LearningRecord {
  const best = Math.max(score, record.quizzes[lesson] ?? 0);
  return { ...record, quizzes: { ...record.quizzes, [lesson]: best }, days: withDay(record, today) };
}

/** The points that a quiz gives: for the first completion, and for the first perfect score. */
export function quizGain(record: LearningRecord, lesson: number, score: number): number {
  const before = record.quizzes[lesson];
  return (
    (before === undefined ? quizXp.completed : 0) + (score === 100 && before !== 100 ? quizXp.perfect : 0)
  );
}

/** The lengths of all runs of days in a row, oldest first. */
function runs(days: readonly string[]): number[] {
  const lengths: number[] = [];
  for (const [index, day] of days.entries()) {
    const before = days[index - 1];
    const follows = before !== undefined && numeric(day) - numeric(before) === 1;
    if (follows) lengths.push((lengths.pop() ?? 0) + 1);
    else lengths.push(1);
  }
  return lengths;
}

/** The days in a row up to today, or up to yesterday while nothing has been learnt today. */
function streakOf({ days }: LearningRecord, today: string): number {
  const last = days.at(-1);
  return last !== undefined && numeric(today) - numeric(last) <= 1 ? (runs(days).at(-1) ?? 0) : 0;
}

/** True when the record meets an achievement's requirement. */
export function hasEarned(
  { lessons, quizzes, days }: LearningRecord,
  { type, requirement }: Achievement,
): boolean {
  const required: Record<string, number> = JSON.parse(requirement);
  const done = {
    lesson_complete: () => lessons.length >= (required.lessons ?? 1),
    quiz_perfect: () => Object.values(quizzes).some((score) => score >= (required.score ?? 100)),
    streak: () => runs(days).some((length) => length >= (required.days ?? 1)),
  };
  return done[type]();
}

/** The figures that the learning hub shows. */
export interface Progress {
  level: number;
  totalXp: number;
  streak: number;
  lessonsCompleted: number;
  /** The average of the best scores, in percent; absent before the first quiz. */
  averageScore: number | undefined;
  /** The ids of the earned achievements. */
  earned: readonly number[];
}

/** The figures of a record: points come from lessons, quizzes and achievements. */
export function progressOf(
  record: LearningRecord,
  lessons: readonly Lesson[],
  achievements: readonly Achievement[],
  today: string,
): Progress {
  const scores = Object.values(record.quizzes);
  const completed = lessons.filter(({ id }) => record.lessons.includes(id));
  const earned = achievements.filter((achievement) => hasEarned(record, achievement));
  const perfect = scores.filter((score) => score === 100).length;
  const totalXp =
    [...completed, ...earned].reduce((sum, { xpReward }) => sum + xpReward, 0) +
    scores.length * quizXp.completed +
    perfect * quizXp.perfect;
  return {
    level: 1 + Math.floor(totalXp / xpPerLevel),
    totalXp,
    streak: streakOf(record, today),
    lessonsCompleted: completed.length,
    averageScore:
      scores.length === 0
        ? undefined
        : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length),
    earned: earned.map(({ id }) => id),
  };
}
