import { helpEntries } from '~/content/help.ts';
import { informationPages } from '~/content/information-pages.ts';
import { HelpCenter } from '~/features/help/help-center.tsx';
import { SupportChannels } from '~/features/help/support-channels.tsx';
import { SupportForm } from '~/features/help/support-form.tsx';
import { pageMeta } from '~/shell/page-meta.ts';
import { faqData } from '~/shell/structured-data.ts';
import type { Route } from './+types/help';

export const meta: Route.MetaFunction = () =>
  pageMeta({ ...informationPages.help, structuredData: [faqData(helpEntries)] });

export default function Help() {
  return (
    <>
      <HelpCenter />
      <div className="border-t border-rule bg-sunk">
        <div className="page-width grid gap-x-20 gap-y-14 py-14 sm:py-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
          <SupportForm />
          <section aria-label="Support channels">
            <SupportChannels />
          </section>
        </div>
      </div>
    </>
  );
}
