import type { Lesson } from '@citewright/contract';
import { Check, Lock } from 'lucide-react';
import { Link } from 'react-router';
import { lessonMinutes, lessons, openLessons } from '~/content/learn/lessons.ts';
import { Badge, StyleBadge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { useStored } from '~/ui/stored-value.ts';
import { learningRecord } from './learning-record.ts';

function LessonEntry({ lesson, open, done }: { lesson: Lesson; open: boolean; done: boolean }) {
  const { id, title, description, citationFormat, difficulty, xpReward, orderIndex } = lesson;
  return (
    <li
      data-style={citationFormat}
      className="grid items-center gap-x-8 gap-y-4 border-t border-rule py-7 first:border-t-0 first:pt-1 sm:grid-cols-[3.5rem_1fr_auto]"
    >
      <span aria-hidden="true" className="hidden font-display text-3xl text-cite sm:block">
        {orderIndex + 1}
      </span>
      <div>
        <div className="flex flex-wrap gap-2">
          <StyleBadge style={citationFormat} />
          <Badge className="capitalize">{difficulty}</Badge>
          {done && (
            <Badge tone="success">
              <Check aria-hidden="true" className="mr-1 inline size-3.5" />
              Completed
            </Badge>
          )}
        </div>
        <h3 className="mt-2.5 font-display text-xl">{title}</h3>
        <p className="mt-1 max-w-xl text-ink-soft">{description}</p>
        <p className="mt-2 text-sm font-semibold text-ink-soft">
          {xpReward} XP <span aria-hidden="true">·</span> {lessonMinutes} min
        </p>
      </div>
      {open ? (
        <Button asChild look="ink">
          <Link to={`/learn/lesson/${id}`}>
            {done ? 'Read Again' : 'Start Lesson'}
            <span className="sr-only">: {title}</span>
          </Link>
        </Button>
      ) : (
        <p className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-ink-faint sm:px-4">
          <Lock aria-hidden="true" className="size-4" />
          Locked
        </p>
      )}
    </li>
  );
}

/** The lessons in order. Two are open at first, and each completed one opens another. */
export function LessonList() {
  const { lessons: completed } = useStored(learningRecord);
  return (
    <ol>
      {lessons.map((lesson, index) => (
        <LessonEntry
          key={lesson.id}
          lesson={lesson}
          open={index < openLessons + completed.length}
          done={completed.includes(lesson.id)}
        />
      ))}
    </ol>
  );
}
