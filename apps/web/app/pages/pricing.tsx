import { informationPages } from '~/content/information-pages.ts';
import { pricingCopy } from '~/content/pricing.ts';
import { DottedHeading } from '~/features/pricing/dotted-heading.tsx';
import { FreePlan } from '~/features/pricing/free-plan.tsx';
import { WaitlistForm } from '~/features/pricing/waitlist-form.tsx';
import { pageMeta } from '~/shell/page-meta.ts';
import type { Route } from './+types/pricing';

export const meta: Route.MetaFunction = () => pageMeta(informationPages.pricing);

export default function Pricing() {
  return (
    <div className="page-width grid items-start gap-x-16 gap-y-14 pt-12 pb-20 sm:pt-16 sm:pb-28 lg:grid-cols-[1fr_minmax(0,28rem)]">
      <div className="lg:pt-10">
        <p className="eyebrow text-accent">{pricingCopy.eyebrow}</p>
        <h1 className="mt-4 font-display text-4xl tracking-[-0.015em] whitespace-nowrap">
          <DottedHeading />
        </h1>
        <p className="mt-6 max-w-xl font-serif text-lg text-ink-soft">{pricingCopy.lead}</p>
        <WaitlistForm />
      </div>
      <FreePlan />
    </div>
  );
}
