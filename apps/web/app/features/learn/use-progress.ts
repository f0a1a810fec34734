import { achievements, lessons } from '~/content/learn/lessons.ts';
import { useStored } from '~/ui/stored-value.ts';
import { learningRecord, localToday } from './learning-record.ts';
import { type Progress, progressOf } from './progress.ts';

/** The user's figures; those of a new learner until the page is hydrated. */
export function useProgress(): Progress {
  return progressOf(useStored(learningRecord), lessons, achievements, localToday());
}
