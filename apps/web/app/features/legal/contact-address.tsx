import { site } from '~/content/site.ts';

/** The contact for questions about a legal text. */
export function ContactAddress() {
  return (
    <address className="not-italic">
      <a href={`mailto:${site.email}`}>{site.email}</a>
      {site.address.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}
