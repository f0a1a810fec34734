import { Link } from 'react-router';
import { ContactAddress } from './contact-address.tsx';
import type { LegalSection } from './legal-page.tsx';

/** The terms of service. The minimum age and the notice period are the specification's (§2). */
export const termsSections: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'What you agree to',
    body: (
      <p>
        By using Citewright you accept these terms. They are between you and Citewright Studio, United
        Kingdom, and they are short on purpose.
      </p>
    ),
  },
  {
    id: 'age',
    title: 'Who may use it',
    body: (
      <p>
        You must be at least 13 years old. If you are under 18, ask a parent or teacher to read these terms
        with you.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'What we offer',
    body: (
      <>
        <p>
          A tool that turns the details of a source into a reference in a citation style, projects to collect
          references in, and guides. The free plan costs nothing and has no limit on the number of citations;
          it limits how fast they may be generated, so that the tool stays quick for everyone.
        </p>
        <p>
          Paid plans may come later. Nothing that is free today will be taken away without the notice of
          section 8.
        </p>
      </>
    ),
  },
  {
    id: 'care',
    title: 'What we ask of you',
    body: (
      <ul>
        <li>
          Check a reference before you hand it in. You sign the work, and your marker’s rules come first.
        </li>
        <li>Do not use the tool to attack or overload it, us, or the services that it asks.</li>
        <li>Do not present other people’s work as your own. Citing it is the point.</li>
      </ul>
    ),
  },
  {
    id: 'yours',
    title: 'What is yours',
    body: (
      <p>
        The references that you generate and the projects that you make are yours to use anywhere, without
        naming us. The details of works come from registries and libraries that publish them for this purpose.
        The citation styles are those of the Citation Style Language project, under a Creative Commons
        licence.
      </p>
    ),
  },
  {
    id: 'warranty',
    title: 'What we do not promise',
    body: (
      <p>
        We work hard to be right, and show where each fact comes from so that you can tell. Still, records
        contain errors, manuals leave room, and services fail. The tool is provided as it is; as far as the
        law allows, we are not liable for marks, deadlines or other losses that follow from its use. Nothing
        here limits rights that the law gives you as a consumer.
      </p>
    ),
  },
  {
    id: 'data',
    title: 'Your data',
    body: (
      <p>
        What is stored, where and for how long is in the <Link to="/privacy">privacy policy</Link>. Projects
        belong to the browser that made them. Export what you cannot afford to lose.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        When these terms change in a way that matters to you, we give at least 30 days’ notice on this page
        before the change takes effect. Corrections of wording take effect at once.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law',
    body: (
      <p>
        The law of England and Wales applies, and its courts decide, unless the law of the place where you
        live protects you better.
      </p>
    ),
  },
  { id: 'contact', title: 'Whom to ask', body: <ContactAddress /> },
];
