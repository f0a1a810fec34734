import { ArrowUpRight, Minus, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { bestGeneratorsCopy, reviews } from '~/content/best-generators.ts';
import { Section } from '~/ui/section.tsx';

type Review = (typeof reviews)[number];

const linkLook = 'text-link mt-3 inline-flex min-h-11 items-center gap-1.5 font-semibold';

function ToolLink({ name, link }: Pick<Review, 'name' | 'link'>) {
  if (link === null) return null;
  if (link.startsWith('/')) {
    return (
      <Link to={link} className={linkLook}>
        Open {name}
      </Link>
    );
  }
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" className={linkLook}>
      Visit {name}
      <ArrowUpRight aria-hidden="true" className="size-4" />
    </a>
  );
}

function ReviewPoints({ title, points, good }: { title: string; points: readonly string[]; good: boolean }) {
  const Icon = good ? Plus : Minus;
  return (
    <div>
      <h4 className="eyebrow text-ink-faint">{title}</h4>
      <ul className="mt-2 space-y-1.5">
        {points.map((point) => (
          <li key={point} className="flex gap-2 text-base">
            <Icon
              aria-hidden="true"
              className={`mt-1.5 size-4 shrink-0 ${good ? 'text-success' : 'text-danger'}`}
            />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

function ReviewEntry({ review: { name, features, pros, cons, bestFor, link } }: { review: Review }) {
  return (
    <li className="grid gap-x-12 gap-y-6 border-t border-ink py-8 lg:grid-cols-[17rem_1fr]">
      <div>
        <h3 className="font-display text-2xl">{name}</h3>
        <p className="mt-4 font-serif">
          <span className="text-ink-soft italic">Best for:</span> {bestFor}
        </p>
        <ToolLink name={name} link={link} />
      </div>
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <ul className="space-y-1 border-l-2 border-rule-strong pl-4 font-serif text-ink-soft sm:col-span-2">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <ReviewPoints title="Strong" points={pros} good />
        <ReviewPoints title="Weak" points={cons} good={false} />
      </div>
    </li>
  );
}

/** The four tools, one below the other. */
export function ReviewList() {
  return (
    <Section id="reviews" {...bestGeneratorsCopy.reviews}>
      <ol>
        {reviews.map((review) => (
          <ReviewEntry key={review.name} review={review} />
        ))}
      </ol>
    </Section>
  );
}
