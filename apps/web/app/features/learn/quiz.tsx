import type { Question } from '@citewright/contract';
import { Check, X } from 'lucide-react';
import { quizXp } from '~/content/learn/copy.ts';
import { Button } from '~/ui/button.tsx';
import { classNames } from '~/ui/class-names.ts';
import { isAnswered, type LessonState, quizScore } from './lesson-state.ts';

type OptionState = 'open' | 'correct' | 'incorrect' | 'other';

function stateOf(
  option: number,
  chosen: number | undefined,
  { correct }: Question,
  submitted: boolean,
): OptionState {
  if (!submitted) return 'open';
  if (option === correct) return 'correct';
  return option === chosen ? 'incorrect' : 'other';
}

const looks: Record<OptionState, string> = {
  open: 'border-rule-strong hover:border-ink has-checked:border-accent has-checked:bg-sunk',
  correct: 'border-success',
  incorrect: 'border-danger',
  other: 'border-rule text-ink-soft',
};

const marks = {
  correct: { word: 'Correct', Icon: Check, tone: 'text-success' },
  incorrect: { word: 'Incorrect', Icon: X, tone: 'text-danger' },
} as const;

function OptionMark({ state }: { state: OptionState }) {
  if (state !== 'correct' && state !== 'incorrect') return null;
  const { word, Icon, tone } = marks[state];
  return (
    <span className={`ml-auto inline-flex items-center gap-1.5 text-sm font-semibold ${tone}`}>
      <Icon aria-hidden="true" className="size-4" />
      {word}
    </span>
  );
}

interface QuestionFieldProps {
  question: Question;
  number: number;
  chosen: number | undefined;
  submitted: boolean;
  onAnswer: (option: number) => void;
}

function QuestionField({ question, number, chosen, submitted, onAnswer }: QuestionFieldProps) {
  return (
    <fieldset disabled={submitted} className="border-t border-rule pt-6 first:border-0 first:pt-0">
      <legend className="float-left w-full text-lg font-semibold">
        {number}. {question.question}
      </legend>
      <div className="clear-both space-y-2.5 pt-4">
        {question.options.map((option, index) => {
          const state = stateOf(index, chosen, question, submitted);
          return (
            <label
              key={option}
              className={classNames(
                'flex min-h-12 flex-wrap items-center gap-3 rounded-md border bg-raised px-4 py-2.5 font-serif has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
                looks[state],
              )}
            >
              <input
                type="radio"
                name={`question-${question.id}`}
                checked={chosen === index}
                onChange={() => onAnswer(index)}
                className="size-4.5 shrink-0 accent-accent"
              />
              {option}
              <OptionMark state={state} />
            </label>
          );
        })}
      </div>
      {submitted && (
        <p className="mt-4 border-l-2 border-accent pl-4 font-serif text-ink-soft">{question.explanation}</p>
      )}
    </fieldset>
  );
}

function Score({ score, gain }: { score: number; gain: number }) {
  const bonus = gain % quizXp.completed;
  return (
    <div className="rounded-md border border-accent bg-raised px-5 py-4">
      <p className="font-display text-2xl">Your score: {score}%</p>
      <p className="mt-1 text-base text-ink-soft">
        {gain === 0 && 'You have the points of this quiz already.'}
        {gain >= quizXp.completed && <span>+{quizXp.completed} XP for completing the quiz</span>}
        {gain > quizXp.completed && ', '}
        {bonus > 0 && <span>+{bonus} XP bonus for a perfect score</span>}
      </p>
    </div>
  );
}

interface QuizProps {
  questions: readonly Question[];
  state: LessonState;
  /** The points that the submitted quiz gave. */
  gain: number;
  onAnswer: (question: number, option: number) => void;
  onSubmit: () => void;
}

/** The questions of a section; after submission with results, explanations and the score. */
export function Quiz({ questions, state: { answers, submitted }, gain, onAnswer, onSubmit }: QuizProps) {
  return (
    <div className="max-w-2xl space-y-8">
      {questions.map((question, index) => (
        <QuestionField
          key={question.id}
          question={question}
          number={index + 1}
          chosen={answers[question.id]}
          submitted={submitted}
          onAnswer={(option) => onAnswer(question.id, option)}
        />
      ))}
      <div aria-live="polite">{submitted && <Score score={quizScore(questions, answers)} gain={gain} />}</div>
      {!submitted && isAnswered(questions, answers) && (
        <Button look="primary" size="lg" onClick={onSubmit}>
          Submit Quiz
        </Button>
      )}
    </div>
  );
}
