import type { LessonDetail, Question } from '@citewright/contract';
import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { useEffect, useReducer, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Badge, StyleBadge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { ProseHtml } from '~/ui/prose.tsx';
import { minutesAndSeconds, useElapsed } from './elapsed.ts';
import { learningRecord, localToday } from './learning-record.ts';
import { canContinue, firstSection, lessonReducer, quizScore } from './lesson-state.ts';
import { completeLesson, completeQuiz, quizGain } from './progress.ts';
import { ProgressBar } from './progress-bar.tsx';
import { Quiz } from './quiz.tsx';

function Timer() {
  const elapsed = useElapsed();
  return (
    <p role="timer" aria-label="Time spent" className="font-mono text-sm text-ink-soft">
      {minutesAndSeconds(elapsed)}
    </p>
  );
}

function LessonHead({ title, description, format, difficulty, estimatedTime }: LessonDetail) {
  return (
    <header>
      <Link to="/learn" className="text-link inline-flex min-h-11 items-center gap-2 text-sm font-semibold">
        <ArrowLeft aria-hidden="true" className="size-4" />
        All lessons
      </Link>
      <h1 className="mt-3 font-display text-3xl">{title}</h1>
      <p className="mt-2 font-serif text-lg text-ink-soft">{description}</p>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <StyleBadge style={format} />
        <Badge className="capitalize">{difficulty}</Badge>
        <Badge>{estimatedTime} min</Badge>
      </div>
    </header>
  );
}

interface LessonViewProps {
  id: number;
  lesson: LessonDetail;
}

/** A lesson: one section at a time, with the navigation below. Quizzes and the completed lesson go into the record. */
export function LessonView({ id, lesson }: LessonViewProps) {
  const [state, dispatch] = useReducer(lessonReducer, firstSection);
  const [gain, setGain] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const { index } = state;
  const count = lesson.sections.length;
  const section = lesson.sections[index];
  const place = `Section ${index + 1} of ${count}`;

  // Focuses the heading of a new section. Not on page load, when the page's own heading is focused.
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [index]);

  function submit(questions: readonly Question[]): void {
    const record = learningRecord.read();
    const score = quizScore(questions, state.answers);
    setGain(quizGain(record, id, score));
    learningRecord.write(completeQuiz(record, id, score, localToday()));
    dispatch({ type: 'submit' });
  }

  if (!section) return null;
  return (
    <div className="page-width max-w-4xl py-10 sm:py-14">
      <LessonHead {...lesson} />
      <div className="mt-8">
        <div className="mb-2.5 flex items-baseline justify-between gap-4">
          <p className="text-sm font-semibold">{place}</p>
          <Timer />
        </div>
        <ProgressBar
          label="Progress of the lesson"
          value={Math.round(((index + 1) / count) * 100)}
          text={place}
        />
      </div>
      <section aria-labelledby="section-title" className="mt-10">
        <h2 id="section-title" ref={heading} tabIndex={-1} className="mb-6 font-display text-2xl">
          {section.title}
        </h2>
        {section.type === 'content' ? (
          <ProseHtml html={section.content} />
        ) : (
          <Quiz
            questions={section.questions}
            state={state}
            onAnswer={(question, option) => dispatch({ type: 'answer', question, option })}
            gain={gain}
            onSubmit={() => submit(section.questions)}
          />
        )}
      </section>
      <div className="mt-12 flex flex-wrap justify-between gap-3 border-t border-rule pt-6">
        <Button size="lg" disabled={index === 0} onClick={() => dispatch({ type: 'go', to: index - 1 })}>
          <ArrowLeft aria-hidden="true" />
          Previous
        </Button>
        {index < count - 1 ? (
          <Button
            look="primary"
            size="lg"
            disabled={!canContinue(lesson, state)}
            onClick={() => dispatch({ type: 'go', to: index + 1 })}
          >
            Next
            <ArrowRight aria-hidden="true" />
          </Button>
        ) : (
          <Button asChild look="primary" size="lg">
            <Link
              to="/learn"
              onClick={() => learningRecord.write(completeLesson(learningRecord.read(), id, localToday()))}
            >
              Complete Lesson
              <Check aria-hidden="true" />
            </Link>
          </Button>
        )}
      </div>
    </div>
  );
}
