export interface NavigationLink {
  to: string;
  label: string;
}

/** The header's links (specification §2, the checker and the projects); /pricing follows them as a highlighted button. */
export const headerLinks: readonly NavigationLink[] = [
  { to: '/', label: 'Home' },
  { to: '/check', label: 'Check' },
  { to: '/projects', label: 'Projects' },
  { to: '/about', label: 'About' },
  { to: '/blogs', label: 'Blog' },
  { to: '/learn', label: 'Learn' },
  { to: '/help', label: 'Help' },
  { to: '/contact', label: 'Contact' },
];

export const pricingLink: NavigationLink = { to: '/pricing', label: 'Pricing' };

/**
 * The footer's links (specification §2), preceded by the pages that do not fit into the header. /api/docs is the server's,
 * which leads from /integrations to /developers.
 */
export const footerGroups: readonly { heading: string; links: readonly NavigationLink[] }[] = [
  {
    heading: 'At your desk',
    links: [
      { to: '/check', label: 'Check a list' },
      { to: '/projects', label: 'Projects' },
      { to: '/styles', label: 'All styles' },
      { to: '/how-to-cite-sources', label: 'How to cite' },
      { to: '/citation-styles-comparison', label: 'Styles compared' },
      { to: '/best-citation-generators', label: 'Tools compared' },
    ],
  },
  {
    heading: 'Company',
    links: [
      { to: '/careers', label: 'Careers' },
      { to: '/privacy', label: 'Privacy' },
      { to: '/terms', label: 'Terms' },
      { to: '/cookies', label: 'Cookies' },
    ],
  },
  {
    heading: 'Developers',
    links: [
      { to: '/developers', label: 'For developers' },
      { to: '/api/docs', label: 'API' },
      { to: '/integrations', label: 'Integrations' },
      { to: '/status', label: 'Status' },
    ],
  },
];
