/** The three cards of the not-found page (specification §2). */
export const popularPages = [
  { to: '/', title: 'Citation Generator', text: 'Turn a link, DOI or ISBN into a reference.' },
  { to: '/learn', title: 'Learn Citations', text: 'Short lessons on each of the five styles.' },
  { to: '/help', title: 'Get Help', text: 'Answers to common questions.' },
] as const;
