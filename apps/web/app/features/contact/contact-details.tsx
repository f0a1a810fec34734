import type { ReactNode } from 'react';
import { contactCopy, phoneHours } from '~/content/contact.ts';
import { site } from '~/content/site.ts';

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-t border-rule py-5">
      <dt className="eyebrow text-ink-faint">{name}</dt>
      <dd className="mt-1.5 font-serif text-lg">{children}</dd>
    </div>
  );
}

/** Our contact details, set like a letterhead. */
export function ContactDetails() {
  return (
    <div>
      <h2 className="font-display text-2xl">{contactCopy.detailsHeading}</h2>
      <dl className="mt-6 border-b border-rule">
        <Detail name="E-mail">
          <a className="text-link" href={`mailto:${site.email}`}>
            {site.email}
          </a>
        </Detail>
        <Detail name="Phone">
          <a className="text-link" href={`tel:${site.phone.dialled}`}>
            {site.phone.shown}
          </a>
          <span className="block text-base text-ink-soft">{phoneHours}</span>
        </Detail>
        <Detail name="Post">
          {site.address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Detail>
      </dl>
    </div>
  );
}
