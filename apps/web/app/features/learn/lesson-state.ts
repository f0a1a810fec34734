import type { LessonDetail, Question } from '@citewright/contract';

/** The learner's progress in a lesson. */
export interface LessonState {
  /** The index of the open section. */
  index: number;
  /** The selected option of each question, by question id. */
  answers: Readonly<Record<number, number>>;
  /** True once the quiz of the open section has been submitted: its answers are locked. */
  submitted: boolean;
}

export type LessonAction =
  | { type: 'go'; to: number }
  | { type: 'answer'; question: number; option: number }
  | { type: 'submit' };

export const firstSection: LessonState = { index: 0, answers: {}, submitted: false };

/** Moving between sections clears the answers and the submission (specification §4). */
export function lessonReducer(state: LessonState, action: LessonAction): LessonState {
  switch (action.type) {
    case 'go':
      return { ...firstSection, index: action.to };
    case 'answer':
      if (state.submitted) return state;
      return { ...state, answers: { ...state.answers, [action.question]: action.option } };
    case 'submit':
      return { ...state, submitted: true };
  }
}

/** True when every question has an answer; required for submitting the quiz. */
export function isAnswered(questions: readonly Question[], answers: LessonState['answers']): boolean {
  return questions.every(({ id }) => answers[id] !== undefined);
}

/** The rounded percentage of correct answers (specification §5). */
export function quizScore(questions: readonly Question[], answers: LessonState['answers']): number {
  const right = questions.filter(({ id, correct }) => answers[id] === correct).length;
  return Math.round((right / questions.length) * 100);
}

/** True when the learner can continue: always, except in a quiz that has not been submitted. */
export function canContinue({ sections }: LessonDetail, { index, submitted }: LessonState): boolean {
  return sections[index]?.type !== 'quiz' || submitted;
}
