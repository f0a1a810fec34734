import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { planFeatures, pricingCopy } from '~/content/pricing.ts';
import { Button } from '~/ui/button.tsx';

/** The features that are free. */
export function FreePlan() {
  return (
    <section
      aria-labelledby="free-plan"
      className="rounded-lg border border-rule border-t-accent bg-raised p-6 shadow-float [border-top-width:5px] sm:p-9"
    >
      <h2 id="free-plan" className="eyebrow text-ink-faint">
        {pricingCopy.planName}
      </h2>
      <p className="mt-3 font-display text-[4.5rem] leading-none [font-feature-settings:'lnum']">
        {pricingCopy.price}
      </p>
      <p className="mt-4 font-serif text-lg">{pricingCopy.planLead}</p>
      <ul className="mt-6 border-t border-rule">
        {planFeatures.map((feature) => (
          <li key={feature} className="flex gap-3 border-b border-rule py-2.5">
            <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-success" />
            {feature}
          </li>
        ))}
      </ul>
      <Button asChild look="primary" size="lg" className="mt-7 w-full">
        <Link to="/">Start citing</Link>
      </Button>
      <p className="mt-4 text-center text-sm text-ink-faint">{pricingCopy.planNote}</p>
    </section>
  );
}
