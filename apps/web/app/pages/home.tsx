import { informationPages } from '~/content/information-pages.ts';
import { PrerenderedCitationTool } from '~/features/citation-tool/prerendered-citation-tool.tsx';
import { Features } from '~/features/home/features.tsx';
import { Hero } from '~/features/home/hero.tsx';
import { homeReferences } from '~/features/home/home-references.ts';
import { HowItWorks } from '~/features/home/how-it-works.tsx';
import { Introduction } from '~/features/home/introduction.tsx';
import { ProjectsPromo } from '~/features/home/projects-promo.tsx';
import { siteData } from '~/features/home/site-data.ts';
import { TrustedBy } from '~/features/home/trusted-by.tsx';
import { AddToProject, EditResult, KeepAsProject } from '~/features/projects/result-controls.ts';
import { absoluteUrl, pageMeta } from '~/shell/page-meta.ts';
import type { Route } from './+types/home';

export const meta: Route.MetaFunction = () =>
  pageMeta({ ...informationPages.home, structuredData: siteData(absoluteUrl('/')) });

/** Runs once, when the page is built. */
export function loader() {
  return homeReferences();
}

export default function Home({ loaderData: { examples, inTextForms, referenceList } }: Route.ComponentProps) {
  return (
    <div className="contents" data-print="results">
      <Hero
        tool={
          <PrerenderedCitationTool
            drawAddition={(addition, size) => <AddToProject addition={addition} size={size} />}
            drawEdit={(citation, onEdited) => <EditResult citation={citation} onEdited={onEdited} />}
            drawKeeping={(list) => <KeepAsProject list={list} />}
          />
        }
      />
      <Introduction examples={examples} />
      <HowItWorks />
      <Features inTextForms={inTextForms} />
      <ProjectsPromo references={referenceList} />
      <TrustedBy />
    </div>
  );
}
