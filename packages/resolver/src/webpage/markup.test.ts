import type { Name } from '@citewright/csl';
import { describe, expect, it } from 'vitest';
import { acrossTheStreet } from './markup/across-the-street.fixture.ts';
import { archivesAndOffices } from './markup/archives-and-offices.fixture.ts';
import { aroundTheWorld } from './markup/around-the-world.fixture.ts';
import { blogs } from './markup/blogs.fixture.ts';
import { furtherAfield } from './markup/further-afield.fixture.ts';
import { inTheField } from './markup/in-the-field.fixture.ts';
import { institutions } from './markup/institutions.fixture.ts';
import { media } from './markup/media.fixture.ts';
import { news } from './markup/news.fixture.ts';
import { newsrooms } from './markup/newsrooms.fixture.ts';
import { nextDoor } from './markup/next-door.fixture.ts';
import { oddHeads } from './markup/odd-heads.fixture.ts';
import type { MarkupCase } from './markup/page.fixture.ts';
import { platforms } from './markup/platforms.fixture.ts';
import { publicBodies } from './markup/public-bodies.fixture.ts';
import { publishingSystems } from './markup/publishing-systems.fixture.ts';
import { repositories } from './markup/repositories.fixture.ts';
import { research } from './markup/research.fixture.ts';
import { roundTheCorner } from './markup/round-the-corner.fixture.ts';
import { secondLook } from './markup/second-look.fixture.ts';
import { smallSites } from './markup/small-sites.fixture.ts';
import { systems } from './markup/systems.fixture.ts';
import { readPage } from './read-page.ts';

function written(name: Name): string {
  const family = [name['non-dropping-particle'], name.family].filter(Boolean).join(' ');
  return name.literal ?? [family, name.given].filter(Boolean).join(', ');
}

function noted({ url, html }: MarkupCase): Partial<MarkupCase> {
  const { item } = readPage({ url, html });
  if (!item) return {};
  const parts = item.issued?.['date-parts']?.[0];
  const site = item['container-title'] ?? item.publisher;
  return {
    title: String(item.title),
    ...(item.author && { authors: item.author.map(written) }),
    ...(parts && { date: parts.map((part) => String(part).padStart(2, '0')).join('-') }),
    ...(site && { site: String(site) }),
    type: item.type,
  };
}

describe.each([
  ['news', news],
  ['institutions', institutions],
  ['blogs', blogs],
  ['repositories', repositories],
  ['platforms', platforms],
  ['systems', systems],
  ['newsrooms', newsrooms],
  ['research', research],
  ['public bodies', publicBodies],
  ['media', media],
  ['odd heads', oddHeads],
  ['in the field', inTheField],
  ['around the world', aroundTheWorld],
  ['second look', secondLook],
  ['publishing systems', publishingSystems],
  ['archives and offices', archivesAndOffices],
  ['further afield', furtherAfield],
  ['small sites', smallSites],
  ['next door', nextDoor],
  ['round the corner', roundTheCorner],
  ['across the street', acrossTheStreet],
])('what is noted down of a page: %s', (_, cases) => {
  it.each(cases.map((page) => [page.name, page] as const))('%s', (_name, page) => {
    const { name, url, html, ...expected } = page;
    expect(noted(page)).toEqual(expected);
  });
});
