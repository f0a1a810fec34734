import { informationPages } from '~/content/information-pages.ts';
import { LegalPage } from '~/features/legal/legal-page.tsx';
import { termsSections } from '~/features/legal/terms-text.tsx';
import { pageMeta } from '~/shell/page-meta.ts';
import type { Route } from './+types/terms';

export const meta: Route.MetaFunction = () => pageMeta(informationPages.terms);

export default function Terms() {
  return (
    <LegalPage
      title="Terms of service"
      lead="What you may expect of us, and what we ask of you."
      updated="April 18, 2025"
      sections={termsSections}
    />
  );
}
