import { Link } from 'react-router';
import { ContactAddress } from './contact-address.tsx';
import type { LegalSection } from './legal-page.tsx';

/** The privacy policy. It describes what the server and the web app actually do; keep it in sync with them. */
export const privacySections: readonly LegalSection[] = [
  {
    id: 'short',
    title: 'In short',
    body: (
      <>
        <p>
          You can use every part of Citewright without telling us who you are. There are no accounts, no
          advertisements, no analytics and no trackers, and this site sets no cookies. We keep what you put
          into a project, because that is what a project is for, and you can delete it at any time.
        </p>
      </>
    ),
  },
  {
    id: 'session',
    title: 'The session identifier',
    body: (
      <>
        <p>
          On first use your browser makes a random identifier (it begins with <code>session_</code>) and keeps
          it in its local storage under the name <code>session-id</code>. It is sent with every call to our
          server, so that your projects are yours. We store only a keyed hash of it (an HMAC), from which the
          identifier cannot be recovered. Whoever clears the browser’s storage, or opens another browser,
          begins a new session. On the projects page you can let the browser forget its identifier, or change
          it.
        </p>
        <p>
          If you ask for a link to use your projects on another device, we keep, for ten minutes or until it
          is used, a keyed hash of its code and your identifier, encrypted with a key made of that code. From
          our database alone neither can be read.
        </p>
        <p>
          If you share a list by a link, whoever has the link sees the list with its tags, downloads and
          copies it, and sees where each reference comes from. Your notes, your quotations and your other
          projects stay yours. We keep a keyed hash of the link until you revoke it, it ends or you delete the
          project. If you freeze the list on a day, we keep a copy of it for as long.
        </p>
      </>
    ),
  },
  {
    id: 'projects',
    title: 'What you keep in projects',
    body: (
      <>
        <p>
          A project is stored in our database with its name, module, module code, style, description and date,
          and with the record of each work that you add: the bibliographic details, where each came from, and
          what you asked for (a DOI, say). Nothing else of yours is attached to it.
        </p>
        <p>
          Projects stay until you delete them. A deleted project or citation can be brought back for 30 days
          from Recently deleted, or removed there for good at once; then it is removed from the database. When
          you let this browser forget your projects, what you deleted is removed with that.
        </p>
        <p>
          An identifier without projects is removed after 30 days. The operator of this site may also have
          projects removed that nobody has opened or changed for a long time, never before 90 days. Save a
          backup of what you want to keep for years.
        </p>
      </>
    ),
  },
  {
    id: 'generator',
    title: 'What you cite without a project',
    body: (
      <>
        <p>
          Citations that you generate outside a project, and the style that you chose last, are kept in your
          browser’s local storage until you clear them. Our server does not file them under your session.
        </p>
        <p>
          To answer you we ask the places where works are recorded: Crossref, DataCite and other registries,
          library catalogues, and the web page that you name. They see our server’s address and the identifier
          or page that was asked for, not you. What they answer about a work is kept for up to 30 days for
          everybody who asks for the same work, without a trace of who did. Of web pages and in-text citations
          we keep only a keyed hash, and the answer encrypted with what was asked.
        </p>
        <p>
          A reference list that you check is looked up in the same way and is not stored on our server; about
          pages that are gone, moved, changed or closed we also ask archives of the web. Your browser keeps
          the list and the verdicts in the session storage of the tab, so that a reload does not lose them,
          until you close the tab or begin a new list. Saved as a project, it is a project like any other.
        </p>
      </>
    ),
  },
  {
    id: 'model',
    title: 'The language model',
    body: (
      <p>
        For an in-text citation such as (Smith, 2020), and only where the operator of this site has configured
        one, a language model may help to decide which of the found records is meant. It is given the citation
        and those records, and neither your session nor your address. Nothing that it writes is shown as a
        source.
      </p>
    ),
  },
  {
    id: 'logs',
    title: 'Logs and limits',
    body: (
      <p>
        For each answer our server logs the kind of call, its result and how long it took, with two short
        codes: one of the session’s hash, one of your network’s address that changes every day. Addresses
        themselves, what you typed, and which works you cited are not logged. To limit how many citations one
        place may generate, and how many projects it may store, we count for up to a day under a keyed hash of
        the address.
      </p>
    ),
  },
  {
    id: 'forms',
    title: 'Forms on this site',
    body: (
      <p>
        The contact form, the support form, the waitlist of the pricing page, the newsletter box and the
        buttons of the careers page open a message in your own mail program. This site does not send or store
        what you type in them; what you then send is an e-mail like any other, and we keep it as long as your
        question needs.
      </p>
    ),
  },
  {
    id: 'device',
    title: 'What stays on your device',
    body: (
      <>
        <p>
          Besides the session identifier: your choice of the light or dark theme, the lessons that you have
          completed, the articles that you have saved, and a copy of the site itself, so that it opens without
          a connection. None of it leaves the device. The <Link to="/cookies">cookie policy</Link> lists
          everything by name.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <p>
        Under the UK GDPR you may ask what we hold about you, have it corrected or erased, and complain to the
        Information Commissioner’s Office. Since we hold nothing under your name, the session identifier in
        your browser is the only key to your projects: deleting them there is the surest way, and takes effect
        within the hour.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Whom to ask',
    body: <ContactAddress />,
  },
];
