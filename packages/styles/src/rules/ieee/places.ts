import type { Rule } from '../rule.ts';

const codesOf = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list.split('; ').flatMap((row) => {
      const [code = '', names = ''] = row.split(' ').length > 1 ? row.split(/ (.*)/s) : [row];
      return [
        [code.toLowerCase(), code],
        ...names.split(', ').map((name): [string, string] => [name.toLowerCase(), code]),
      ] as [string, string][];
    }),
  );

/** The abbreviation of a state in law: "Mass." */
export const abbreviatedState = (name: string): string | undefined => {
  const code = states.get(name.toLowerCase());
  const [, short] = [...states]
    .filter(([, other]) => other === code)
    .map(([other]) => other)
    .slice(1);
  return short && !short.includes(' ') ? `${short.charAt(0).toUpperCase()}${short.slice(1)}.` : undefined;
};

/** Names of states without their periods, with the code of the United States Postal Service. */
const states = codesOf(
  'AL Alabama, Ala; AK Alaska; AZ Arizona, Ariz; AR Arkansas, Ark; CA California, Calif, Cal; CO Colorado, Colo; CT Connecticut, Conn; ' +
    'DE Delaware, Del; FL Florida, Fla; GA Georgia, Ga; HI Hawaii; ID Idaho; IL Illinois, Ill; IN Indiana, Ind; IA Iowa; KS Kansas, Kans; ' +
    'KY Kentucky, Ky; LA Louisiana, La; ME Maine; MD Maryland, Md; MA Massachusetts, Mass; MI Michigan, Mich; MN Minnesota, Minn; ' +
    'MS Mississippi, Miss; MO Missouri, Mo; MT Montana, Mont; NE Nebraska, Nebr; NV Nevada, Nev; NH New Hampshire, N H; NJ New Jersey, N J; ' +
    'NM New Mexico, N Mex; NY New York, N Y; NC North Carolina, N C; ND North Dakota; OH Ohio; OK Oklahoma, Okla; OR Oregon, Ore, Oreg; ' +
    'PA Pennsylvania, Pa, Penn; PR Puerto Rico; RI Rhode Island, R I; SC South Carolina, S C; SD South Dakota; TN Tennessee, Tenn; TX Texas, Tex; ' +
    'UT Utah; VT Vermont, Vt; VA Virginia, Va; WA Washington, Wash; WV West Virginia, W Va; WI Wisconsin, Wis; WY Wyoming, Wyo; ' +
    'DC District of Columbia, D C',
);

const provinces = codesOf(
  'AB Alberta; BC British Columbia; MB Manitoba; NB New Brunswick; NL Newfoundland and Labrador; NS Nova Scotia; NT Northwest Territories; ' +
    'NU Nunavut; ON Ontario; PE Prince Edward Island; QC Quebec, Québec; SK Saskatchewan; YT Yukon',
);

const countries = new Map(
  Object.entries({
    usa: 'USA',
    us: 'USA',
    'u s': 'USA',
    'u s a': 'USA',
    'united states': 'USA',
    'united states of america': 'USA',
    uk: 'U.K.',
    'u k': 'U.K.',
    'united kingdom': 'U.K.',
    'great britain': 'U.K.',
    england: 'U.K.',
    scotland: 'U.K.',
    wales: 'U.K.',
    'northern ireland': 'U.K.',
    netherlands: 'The Netherlands',
    'the netherlands': 'The Netherlands',
    holland: 'The Netherlands',
    'people’s republic of china': 'China',
    'republic of korea': 'South Korea',
    'korea, republic of': 'South Korea',
    'russian federation': 'Russia',
    'soviet union': 'USSR',
    ussr: 'USSR',
  }),
);

/** Cities that publishers give without their country, where no other city of the name publishes. */
const cities: ReadonlyMap<string, string> = new Map(
  (
    'NY, USA: New York, New York City, Ithaca; MA, USA: Boston; IL, USA: Chicago; PA, USA: Philadelphia, Pittsburgh; ' +
    'CA, USA: San Francisco, Los Angeles, San Diego, Berkeley, Stanford, Palo Alto, Thousand Oaks, Menlo Park, Sebastopol; NJ, USA: Princeton, Hoboken, Englewood Cliffs, Upper Saddle River, Piscataway, Hillsdale, Mahwah; ' +
    'CT, USA: New Haven; MD, USA: Baltimore, Gaithersburg; IN, USA: Bloomington, Indianapolis; MI, USA: Ann Arbor; WA, USA: Seattle; RI, USA: Providence; FL, USA: Boca Raton; ' +
    'MN, USA: Minneapolis; NC, USA: Chapel Hill; TX, USA: Austin, Dallas, Houston; GA, USA: Atlanta; CO, USA: Denver, Boulder; DC, USA: Washington; ' +
    'U.K.: London, Oxford, Edinburgh, Glasgow, Cardiff, Harmondsworth, Abingdon, Leith, Chichester, Basingstoke, Milton Keynes, Southampton; Ireland: Dublin; ' +
    'Germany: Berlin, Heidelberg, Munich, München, Frankfurt, Frankfurt am Main, Stuttgart, Leipzig, Wiesbaden, Göttingen, Hamburg, Cologne, Köln, Weinheim, Bonn, Tübingen, Bielefeld; ' +
    'Austria: Vienna, Wien; Switzerland: Zurich, Zürich, Basel, Geneva, Genève, Bern, Lausanne, Cham; France: Paris, Lyon, Grenoble, Strasbourg; ' +
    'The Netherlands: Amsterdam, Dordrecht, The Hague, Leiden, Rotterdam, Delft, Utrecht; Belgium: Brussels, Leuven, Ghent; Italy: Rome, Roma, Milan, Milano, Turin, Torino, Bologna, Florence; ' +
    'Spain: Madrid, Barcelona; Portugal: Lisbon, Lisboa; Sweden: Stockholm, Uppsala, Lund; Denmark: Copenhagen, København; Norway: Oslo; Finland: Helsinki; ' +
    'Poland: Warsaw, Kraków; Hungary: Budapest; Greece: Athens; Turkey: Istanbul, İstanbul, Ankara; Russia: Moscow; Japan: Tokyo, Kyoto, Osaka; ' +
    'China: Beijing, Shanghai, Hangzhou; South Korea: Seoul; India: New Delhi, Delhi, Mumbai, Bangalore; Indonesia: Jakarta; Australia: Sydney, Melbourne, Canberra, Brisbane, Adelaide; ' +
    'ON, Canada: Toronto, Ottawa; QC, Canada: Montreal, Montréal; BC, Canada: Vancouver; Brazil: São Paulo, Rio de Janeiro, Brasília; Argentina: Buenos Aires; Mexico: Mexico City; ' +
    'Egypt: Cairo; Kenya: Nairobi; South Africa: Cape Town, Johannesburg, Pretoria'
  )
    .split('; ')
    .flatMap((row) => {
      const [place = '', names = ''] = row.split(': ');
      return names.split(', ').map((name): [string, string] => [name.toLowerCase(), place]);
    }),
);

const plainPart = (part: string): string => part.replace(/\.\s?/g, ' ').trim().toLowerCase();

const cambridge = (publisher: string): string | undefined =>
  /^(?:MIT\b|M\.I\.T\.|Harvard)/.test(publisher)
    ? 'MA, USA'
    : /^Cambridge\b/.test(publisher)
      ? 'U.K.'
      : undefined;

/** A place of one part with what IEEE adds to it. */
function completed(place: string, publisher: string): string {
  const name = plainPart(place);
  const country = countries.get(name);
  if (country) return country;
  const added = name === 'cambridge' ? cambridge(publisher) : cities.get(name);
  return added ? `${place}, ${added}` : place;
}

/**
 * A place as IEEE gives it, up to the country: "Boca Raton, Fla." is Boca Raton, FL, USA. States stand for the United States and Canada
 * alone. IEEE Reference Guide (2025), II.B and II.C.
 */
export function placeInFull(given: string, publisher = ''): string {
  const [place = ''] = given.split(/;|(?<=\p{Ll}) \/ /u);
  const parts = place
    .replace(/ \(([^()]{2,40})\)$/, ', $1')
    .trim()
    .split(/,\s*/)
    .filter((part) => part !== '');
  const [only = '', ...others] = parts;
  if (others.length === 0) return completed(only, publisher);
  const last = others.at(-1) ?? '';
  const country = countries.get(plainPart(last)) ?? (/^canada$/i.test(last) ? 'Canada' : undefined);
  const region = country ? others.at(-2) : last;
  const state = region === undefined ? undefined : states.get(plainPart(region));
  const province = region === undefined ? undefined : provinces.get(plainPart(region));
  const isAmerican = state !== undefined && (country === undefined || country === 'USA');
  const isCanadian = !isAmerican && province !== undefined && (country === undefined || country === 'Canada');
  if (!isAmerican && !isCanadian) return [...parts.slice(0, -1), country ?? last].join(', ');
  const cityParts = parts.slice(0, country ? -2 : -1);
  return [...cityParts, isAmerican ? state : province, isAmerican ? 'USA' : 'Canada'].join(', ');
}

/** The places of an item in that form. */
export const spellPlaces: Rule = (item) => {
  const changed = { ...item };
  const publisher = String(item.publisher ?? '');
  for (const field of ['publisher-place', 'event-place'] as const) {
    const place = item[field];
    if (place !== undefined && String(place).length < 200)
      changed[field] = placeInFull(String(place), publisher);
  }
  return changed;
};
