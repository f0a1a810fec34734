import { guidePages } from '~/content/guide-pages.ts';
import { learnCopy } from '~/content/learn/copy.ts';
import { AchievementList } from '~/features/learn/achievement-list.tsx';
import { LearnerCard } from '~/features/learn/learner-card.tsx';
import { LessonList } from '~/features/learn/lesson-list.tsx';
import { ProgressFigures } from '~/features/learn/progress-figures.tsx';
import { pageMeta } from '~/shell/page-meta.ts';
import { PageHero } from '~/ui/page-hero.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '~/ui/tabs.tsx';
import type { Route } from './+types/learn';

export const meta: Route.MetaFunction = () => pageMeta(guidePages.learn);

const { eyebrow, title, lead, kept } = learnCopy;

export default function Learn() {
  return (
    <>
      <PageHero eyebrow={eyebrow} title={title} lead={lead} aside={<LearnerCard />} />
      <div className="border-t border-rule">
        <div className="page-width py-10 sm:py-14">
          <Tabs defaultValue="lessons">
            <TabsList aria-label="Learning">
              <TabsTrigger value="lessons">Lessons</TabsTrigger>
              <TabsTrigger value="achievements">Achievements</TabsTrigger>
              <TabsTrigger value="progress">Progress</TabsTrigger>
            </TabsList>
            <TabsContent value="lessons">
              <h2 className="sr-only">Lessons</h2>
              <LessonList />
            </TabsContent>
            <TabsContent value="achievements">
              <h2 className="sr-only">Achievements</h2>
              <AchievementList />
            </TabsContent>
            <TabsContent value="progress">
              <h2 className="sr-only">Progress</h2>
              <ProgressFigures />
            </TabsContent>
          </Tabs>
          <p className="mt-10 border-t border-rule pt-5 text-sm text-ink-soft">{kept}</p>
        </div>
      </div>
    </>
  );
}
