import { informationPages } from '~/content/information-pages.ts';
import { statusCopy } from '~/content/status.ts';
import { ServerStatus } from '~/features/status/server-status.tsx';
import { pageMeta } from '~/shell/page-meta.ts';
import { PageHero } from '~/ui/page-hero.tsx';
import type { Route } from './+types/status';

export const meta: Route.MetaFunction = () => pageMeta(informationPages.status);

export default function Status() {
  return (
    <>
      <PageHero eyebrow={statusCopy.eyebrow} title={statusCopy.title} lead={statusCopy.lead} />
      <div className="border-t border-rule">
        <div className="page-width py-10 sm:py-14">
          <ServerStatus />
        </div>
      </div>
    </>
  );
}
