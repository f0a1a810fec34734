import { informationPages } from '~/content/information-pages.ts';
import { CitationToolOnDemand } from '~/features/citation-tool/citation-tool-on-demand.tsx';
import { Features } from '~/features/home/features.tsx';
import { Hero } from '~/features/home/hero.tsx';
import { homeReferences } from '~/features/home/home-references.ts';
import { HowItWorks } from '~/features/home/how-it-works.tsx';
import { ProjectsPromo } from '~/features/home/projects-promo.tsx';
import { siteData } from '~/features/home/site-data.ts';
import { ToolSection } from '~/features/home/tool-section.tsx';
import { TrustedBy } from '~/features/home/trusted-by.tsx';
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
    <>
      <Hero examples={examples} />
      <ToolSection>
        <CitationToolOnDemand />
      </ToolSection>
      <HowItWorks />
      <Features inTextForms={inTextForms} />
      <ProjectsPromo references={referenceList} />
      <TrustedBy />
    </>
  );
}
