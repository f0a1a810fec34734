import { informationPages } from '~/content/information-pages.ts';
import { cookiesSections } from '~/features/legal/cookies-text.tsx';
import { LegalPage } from '~/features/legal/legal-page.tsx';
import { pageMeta } from '~/shell/page-meta.ts';
import type { Route } from './+types/cookies';

export const meta: Route.MetaFunction = () => pageMeta(informationPages.cookies);

export default function Cookies() {
  return (
    <LegalPage
      title="Cookie policy"
      lead="Which cookies there are, which of them this site sets, and what it stores instead."
      updated="April 18, 2024"
      sections={cookiesSections}
    />
  );
}
