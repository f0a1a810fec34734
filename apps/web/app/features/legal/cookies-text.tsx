import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cookieRows, storedEntries } from '~/content/cookies.ts';
import { TableBox } from '~/ui/table-box.tsx';
import { ContactAddress } from './contact-address.tsx';
import type { LegalSection } from './legal-page.tsx';

function LegalTable({
  label,
  head,
  children,
}: {
  label: string;
  head: readonly string[];
  children: ReactNode;
}) {
  return (
    <TableBox label={label}>
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </TableBox>
  );
}

function CookieTable() {
  return (
    <LegalTable label="Cookies" head={['Cookie', 'Purpose', 'Type', 'Duration']}>
      {cookieRows.map(({ name, purpose, kind, duration }) => (
        <tr key={name}>
          <td>
            <code>{name}</code>
          </td>
          <td>{purpose}</td>
          <td>{kind}</td>
          <td>{duration}</td>
        </tr>
      ))}
    </LegalTable>
  );
}

function StorageTable() {
  return (
    <LegalTable label="What is stored on your device" head={['Name', 'Where', 'Purpose', 'How long']}>
      {storedEntries.map(({ name, place, purpose, duration }) => (
        <tr key={name}>
          <td>
            <code>{name}</code>
          </td>
          <td>{place}</td>
          <td>{purpose}</td>
          <td>{duration}</td>
        </tr>
      ))}
    </LegalTable>
  );
}

/** The cookie policy: the specified table, and what this site actually stores. */
export const cookiesSections: readonly LegalSection[] = [
  {
    id: 'what',
    title: 'What cookies are',
    body: (
      <p>
        A cookie is a short text that a site asks your browser to keep and to send back with later visits.
        Browsers have other places for such texts, the local and session storage; those stay on your device
        unless a site’s own code reads them.
      </p>
    ),
  },
  {
    id: 'kinds',
    title: 'Kinds of cookies',
    body: (
      <>
        <h3>Essential cookies</h3>
        <p>Needed for a service to work at all, such as staying signed in. They cannot be switched off.</p>
        <h3>Performance and functionality cookies</h3>
        <p>They remember how you like a site to be: a language, a theme, a size of type.</p>
        <h3>Analytics cookies</h3>
        <p>They count visits and tell which pages are read, usually by means of another company.</p>
      </>
    ),
  },
  {
    id: 'table',
    title: 'Cookies that this policy covers',
    body: (
      <>
        <p>
          The policy allows for these four. The service as you see it today sets none of them: there is
          nothing to sign in to, and nobody is counted.
        </p>
        <CookieTable />
      </>
    ),
  },
  {
    id: 'truth',
    title: 'What this site really stores',
    body: (
      <>
        <p>
          No cookie at all. These entries are kept by your browser, and only the first is ever sent to us:
        </p>
        <StorageTable />
        <p>
          What it is used for is in the <Link to="/privacy">privacy policy</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'control',
    title: 'How to refuse or delete them',
    body: (
      <p>
        Every browser can block cookies and clear a site’s storage, usually under “Privacy” or “Site data”.
        Clearing ours changes one thing: your projects belong to the session identifier, so they cannot be
        opened any more. Export them first.
      </p>
    ),
  },
  { id: 'contact', title: 'Whom to ask', body: <ContactAddress /> },
];
