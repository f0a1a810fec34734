import { contactCopy, contactFaq } from '~/content/contact.ts';
import { informationPages } from '~/content/information-pages.ts';
import { ContactDetails } from '~/features/contact/contact-details.tsx';
import { ContactForm } from '~/features/contact/contact-form.tsx';
import { ResponseTimes } from '~/features/contact/response-times.tsx';
import { pageMeta } from '~/shell/page-meta.ts';
import { faqData } from '~/shell/structured-data.ts';
import { Accordion } from '~/ui/accordion.tsx';
import { PageHero } from '~/ui/page-hero.tsx';
import { Section } from '~/ui/section.tsx';
import type { Route } from './+types/contact';

export const meta: Route.MetaFunction = () =>
  pageMeta({ ...informationPages.contact, structuredData: [faqData(contactFaq)] });

export default function Contact() {
  return (
    <>
      <PageHero
        eyebrow={contactCopy.eyebrow}
        title={contactCopy.title}
        lead={contactCopy.lead}
        aside={<ResponseTimes />}
      />
      <div className="border-y border-rule bg-sunk">
        <div className="page-width grid gap-x-20 gap-y-14 py-14 sm:py-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
          <ContactForm />
          <ContactDetails />
        </div>
      </div>
      <Section id="faq" title="Before you write">
        <div className="max-w-3xl">
          <Accordion entries={contactFaq} />
        </div>
      </Section>
    </>
  );
}
