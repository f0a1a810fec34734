import { Link } from 'react-router';
import { lessonNotFound } from '~/content/learn/copy.ts';
import { Button } from '~/ui/button.tsx';
import { PageHero } from '~/ui/page-hero.tsx';

/** Shown for a lesson that does not exist. */
export function LessonNotFound() {
  return (
    <PageHero
      title={lessonNotFound.title}
      lead={lessonNotFound.text}
      actions={
        <Button asChild look="primary" size="lg">
          <Link to="/learn">Back to Learn</Link>
        </Button>
      }
    />
  );
}
