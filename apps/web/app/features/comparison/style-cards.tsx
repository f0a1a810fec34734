import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { comparisonCopy, type StyleCard, styleCards } from '~/content/comparison.ts';
import { styleName, stylePath } from '~/content/styles.ts';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { ReferenceInline } from '~/ui/reference-text.tsx';
import { Section } from '~/ui/section.tsx';
import type { ComparedReference } from './compared-references.ts';

interface CardOfStyleProps {
  card: StyleCard;
  /** The in-text citation of the compared work. */
  citation: string;
}

function CardOfStyle({ card: { style, fullName, fields, inText, keyFeatures }, citation }: CardOfStyleProps) {
  const name = styleName(style);
  return (
    <Card citationStyle={style} aria-labelledby={`${style}-card`} className="flex flex-col">
      <h3 id={`${style}-card`} className="font-display text-2xl text-cite">
        {name}
      </h3>
      <p className="mt-1 font-serif text-base text-ink-soft italic">{fullName}</p>
      <dl className="mt-5 space-y-3 text-sm">
        <div>
          <dt className="eyebrow text-ink-faint">Common fields</dt>
          <dd className="mt-0.5 text-base">{fields}</dd>
        </div>
        <div>
          <dt className="eyebrow text-ink-faint">In-text citation</dt>
          <dd className="mt-0.5 text-base">
            {inText}
            <span className="mt-1 block rounded-md bg-cite-wash px-3 py-2">
              <ReferenceInline html={citation} />
            </span>
          </dd>
        </div>
      </dl>
      <ul className="mt-5 mb-6 space-y-1.5 text-base">
        {keyFeatures.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-1.5 size-4 shrink-0 text-cite" />
            {feature}
          </li>
        ))}
      </ul>
      <Button asChild className="mt-auto self-start">
        <Link to={stylePath(style)}>Use {name} Generator</Link>
      </Button>
    </Card>
  );
}

export function StyleCards({ references }: { references: readonly ComparedReference[] }) {
  const citations = new Map(references.map(({ style, inTextHtml }) => [style, inTextHtml]));
  return (
    <Section id="styles" {...comparisonCopy.cards}>
      {/* Six columns: three cards above, two wider ones below. */}
      <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-6 lg:*:col-span-2 lg:[&>*:nth-child(n+4)]:col-span-3">
        {styleCards.map((card) => (
          <CardOfStyle key={card.style} card={card} citation={citations.get(card.style) ?? ''} />
        ))}
      </div>
    </Section>
  );
}
