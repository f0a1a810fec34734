import { informationPages } from '~/content/information-pages.ts';
import { LegalPage } from '~/features/legal/legal-page.tsx';
import { privacySections } from '~/features/legal/privacy-text.tsx';
import { pageMeta } from '~/shell/page-meta.ts';
import type { Route } from './+types/privacy';

export const meta: Route.MetaFunction = () => pageMeta(informationPages.privacy);

export default function Privacy() {
  return (
    <LegalPage
      title="Privacy policy"
      lead="What we know about you, which is little; what we store, where, and for how long."
      updated="April 18, 2025"
      sections={privacySections}
    />
  );
}
