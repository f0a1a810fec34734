import { type StoredValue, storedValue } from '~/ui/stored-value.ts';
import { type LearningRecord, nothingLearnt } from './progress.ts';

const isDay = (day: unknown) => typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day);
const isScore = (score: unknown) => typeof score === 'number' && score >= 0 && score <= 100;

function parse(json: unknown): LearningRecord {
  const { lessons, quizzes, days } = json as LearningRecord;
  const sound =
    lessons.every((id) => typeof id === 'number') &&
    Object.values(quizzes).every(isScore) &&
    days.every(isDay);
  if (!sound) throw new TypeError('not a learning record');
  return { lessons, quizzes, days };
}

/** What the user has learnt, in this browser. */
export const learningRecord: StoredValue<LearningRecord> = storedValue('learning', nothingLearnt, parse);

/** The user's date today: `2026-11-22`. */
export function localToday(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
