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
    <div className="page-width grid items-start gap-x-16 gap-y-14 pt-6 pb-20 sm:pt-10 sm:pb-28 lg:grid-cols-[minmax(0,34rem)_1fr]">
      <FreePlan />
      <div className="lg:pt-8">
        <p className="eyebrow text-ink-faint">{pricingCopy.eyebrow}</p>
        <h1 className="mt-3 font-display text-3xl tracking-[-0.015em] whitespace-nowrap">
          <DottedHeading />
        </h1>
        <p className="mt-4 max-w-xl font-serif text-lg text-ink-soft">{pricingCopy.lead}</p>
        <WaitlistForm />
      </div>
    </div>
  );
}
