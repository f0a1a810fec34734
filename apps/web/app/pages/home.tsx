import { homeCopy } from '~/content/home.ts';
import { informationPages } from '~/content/information-pages.ts';
import { PrerenderedCitationTool } from '~/features/citation-tool/prerendered-citation-tool.tsx';
import { printExample } from '~/features/citation-tool/result/print-example.ts';
import { Features } from '~/features/home/features.tsx';
import { HomeIntroduction } from '~/features/home/home-introduction.tsx';
import { homeReferences } from '~/features/home/home-references.ts';
import { HowItWorks } from '~/features/home/how-it-works.tsx';
import { ProjectsPromo } from '~/features/home/projects-promo.tsx';
import { siteData } from '~/features/home/site-data.ts';
import { TrustedBy } from '~/features/home/trusted-by.tsx';
import { AddToProject, EditResult, KeepAsProject } from '~/features/projects/result-controls.ts';
import { absoluteUrl, pageMeta } from '~/shell/page-meta.ts';
import { ToolHero } from '~/ui/tool-hero.tsx';
import type { Route } from './+types/home';

export const meta: Route.MetaFunction = () =>
  pageMeta({ ...informationPages.home, structuredData: siteData(absoluteUrl('/')) });

/** Runs once, when the page is built. */
export function loader() {
  return { ...homeReferences(), workedExamples: printExample() };
}

export default function Home({
  loaderData: { examples, inTextForms, referenceList, workedExamples },
}: Route.ComponentProps) {
  return (
    <div className="contents" data-print="results">
      <ToolHero title={homeCopy.headline} lead={homeCopy.promise} toolTitle={homeCopy.toolHeading}>
        <PrerenderedCitationTool
          examples={workedExamples}
          drawAddition={(addition, size) => <AddToProject addition={addition} size={size} />}
          drawEdit={(citation, onEdited) => <EditResult citation={citation} onEdited={onEdited} />}
          drawKeeping={(list) => <KeepAsProject list={list} />}
        />
      </ToolHero>
      <HomeIntroduction examples={examples} />
      <HowItWorks />
      <Features inTextForms={inTextForms} />
      <ProjectsPromo references={referenceList} />
      <TrustedBy />
    </div>
  );
}
