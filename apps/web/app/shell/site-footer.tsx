import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { footerGroups } from '~/content/navigation.ts';
import { site } from '~/content/site.ts';
import { guidedStyles, styleName, stylePath } from '~/content/styles.ts';
import { Logo } from './logo.tsx';

interface FooterColumnProps {
  heading: string;
  className?: string;
  children: ReactNode;
}

function FooterColumn({ heading, className, children }: FooterColumnProps) {
  return (
    <section className={className}>
      <h2 className="eyebrow text-ink-faint">{heading}</h2>
      {children}
    </section>
  );
}

/** Addresses that only the server knows. */
const ofServer = /^\/(?:api\/|integrations$)/;

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        reloadDocument={ofServer.test(to)}
        className="flex min-h-11 min-w-11 items-center text-sm text-ink-soft decoration-accent underline-offset-4 hover:text-ink hover:underline lg:min-h-9"
      >
        {children}
      </Link>
    </li>
  );
}

function StyleColumn() {
  return (
    <FooterColumn heading="Citation styles">
      <ul className="mt-2">
        {guidedStyles.map((style) => (
          <FooterLink key={style} to={stylePath(style)}>
            <span data-style={style} aria-hidden="true" className="mr-2.5 h-3.5 w-0.75 bg-cite" />
            {styleName(style)}
          </FooterLink>
        ))}
      </ul>
    </FooterColumn>
  );
}

function ContactColumn() {
  return (
    <FooterColumn heading="Contact" className="col-span-2 sm:col-span-1">
      <address className="mt-4 text-sm text-ink-soft not-italic">
        {site.address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <a
          className="text-link mt-3 inline-flex min-h-11 items-center lg:min-h-9"
          href={`mailto:${site.email}`}
        >
          {site.email}
        </a>
        <br />
        <a
          className="text-link inline-flex min-h-11 items-center lg:min-h-9"
          href={`tel:${site.phone.dialled}`}
        >
          {site.phone.shown}
        </a>
      </address>
    </FooterColumn>
  );
}

/** The footer of every page: links, the five styles, our address and a colophon. */
export function SiteFooter() {
  return (
    <footer className="mt-auto border-t border-rule bg-sunk">
      <div className="page-width grid gap-x-8 gap-y-10 py-14 grid-cols-2 lg:grid-cols-[1.2fr_repeat(4,1fr)_1.3fr]">
        <div className="col-span-2 lg:col-span-1">
          <Logo />
          <p className="mt-4 max-w-xs text-sm text-ink-soft">{site.tagline}</p>
        </div>
        <StyleColumn />
        {footerGroups.map(({ heading, links }) => (
          <FooterColumn key={heading} heading={heading}>
            <ul className="mt-2">
              {links.map(({ to, label }) => (
                <FooterLink key={to} to={to}>
                  {label}
                </FooterLink>
              ))}
            </ul>
          </FooterColumn>
        ))}
        <ContactColumn />
      </div>
      <div className="page-width">
        <p className="border-t border-rule py-6 font-serif text-xs text-ink-faint italic">
          Made in the United Kingdom. Set in Source Serif, Source Sans and Source Code. Citation styles by the
          Citation Style Language project.
        </p>
      </div>
    </footer>
  );
}
