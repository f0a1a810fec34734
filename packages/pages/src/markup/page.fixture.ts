/** The markup under a headline, and the author and date to read from it. */
export type BylineCase = readonly [
  language: string,
  markup: string,
  authors: string[] | undefined,
  date: string | undefined,
];

const paragraphs: Readonly<Record<string, string>> = {
  en: 'The harbour was quiet that morning, and the boats that had left before dawn were not yet back. It is said that the water is cleaner than it was ten years ago, and the people who live by it have begun to swim again. Not all of them are sure that this will last, for the plans of the town are not yet known, and the money that was promised has not been paid.',
  de: 'Der Hafen war an diesem Morgen still, und die Boote, die vor der Dämmerung ausgelaufen waren, sind noch nicht zurück. Das Wasser ist sauberer als vor zehn Jahren, sagen die Leute, die mit ihm leben und sich auf den Sommer freuen. Nicht alle sind sicher, dass das so bleibt, denn die Pläne der Stadt sind nicht bekannt und das Geld ist auch noch nicht da.',
  fr: 'Le port était calme ce matin-là, et les bateaux partis avant l’aube ne sont pas encore rentrés. L’eau est plus propre que dans les années passées, disent les gens qui vivent avec elle et pour elle. Tous ne sont pas sûrs que cela dure, car les projets de la ville ne sont pas connus et des sommes promises pour une digue ne sont pas versées.',
  es: 'El puerto estaba tranquilo esa mañana y los barcos que salieron antes del alba no han vuelto. El agua es más limpia que hace diez años, dicen los vecinos que viven con ella y por ella. No todos creen que esto dure, porque los planes de la ciudad no se conocen y el dinero que se prometió para una obra no fue pagado.',
};

/** About 1,500 characters of running text, for pages whose language or visible text matters. */
export function prose(language: 'en' | 'de' | 'fr' | 'es' = 'en'): string {
  return `<p>${paragraphs[language]}</p>`.repeat(4);
}

/** A whole page; `body` may begin with a `body` tag of its own. */
export function html(head: string, body: string, language?: string): string {
  const tag = language === undefined ? '<html>' : `<html lang="${language}">`;
  const whole = body.startsWith('<body') ? body : `<body>${body}`;
  return `<!doctype html>${tag}<head><meta charset="utf-8">${head}</head>${whole}</body></html>`;
}

/** A script of JSON-LD. */
export function ld(value: object): string {
  return `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
}

/** Meta elements from a table; names with a colon of Open Graph are properties. */
export const meta = (fields: Readonly<Record<string, string | readonly string[]>>): string =>
  Object.entries(fields)
    .flatMap(([name, contents]) => [contents].flat().map((content) => [name, content] as const))
    .map(([name, content]) => {
      const key = /^(?:og|article|book|profile|video|music):/.test(name) ? 'property' : 'name';
      return `<meta ${key}="${name}" content="${content}">`;
    })
    .join('');

const tideTitle = 'When the tide comes in';

/** A page with the given markup under its headline. */
export function creditedPage(language: string, markup: string): { url: string; html: string } {
  const own = language.slice(0, 2);
  const text = own === 'de' || own === 'fr' || own === 'es' || own === 'en' ? prose(own) : '<p>…</p>';
  const head = `<title>${tideTitle} | Site Example</title>`;
  const body = `<h1>${tideTitle}</h1>${markup}${text}`;
  return { url: 'https://www.site.example/a/tides', html: html(head, body, language) };
}
