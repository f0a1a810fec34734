import { dotInterval, mostDots, pricingCopy } from '~/content/pricing.ts';
import { useRotation } from '~/ui/use-rotation.ts';

/** The heading with an animated number of dots; none under reduced motion. */
export function DottedHeading() {
  const { index: dots } = useRotation(mostDots + 1, dotInterval);
  return (
    <>
      {pricingCopy.heading}
      {/* As wide as the maximum number of dots, so that the layout does not shift. */}
      <span aria-hidden="true" className="inline-block w-[1em] text-left text-accent">
        {'.'.repeat(dots)}
      </span>
    </>
  );
}
