import { dotInterval, mostDots, pricingCopy } from '~/content/pricing.ts';
import { useRotation } from '~/ui/use-rotation.ts';

/** The heading with a number of dots that grows and begins again; none under reduced motion. */
export function DottedHeading() {
  const { index: dots } = useRotation(mostDots + 1, dotInterval);
  return (
    <>
      {pricingCopy.heading}
      {/* As wide as all its dots: what stands around it keeps its place. */}
      <span aria-hidden="true" className="inline-block w-[1em] text-left text-accent">
        {'.'.repeat(dots)}
      </span>
    </>
  );
}
