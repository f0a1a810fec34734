import type { Name } from '@citewright/record';
import { describe, expect, it } from 'vitest';
import { blogPlatforms } from './markup/blog-platforms.fixture.ts';
import { books } from './markup/books.fixture.ts';
import { broadcastersAndAgencies } from './markup/broadcasters-and-agencies.fixture.ts';
import { companiesAndCharities } from './markup/companies-and-charities.fixture.ts';
import { contentManagementSystems } from './markup/content-management-systems.fixture.ts';
import { datasets } from './markup/datasets.fixture.ts';
import { encyclopedias } from './markup/encyclopedias.fixture.ts';
import { forumsAndPosts } from './markup/forums-and-posts.fixture.ts';
import { government } from './markup/government.fixture.ts';
import { headMetadata } from './markup/head-metadata.fixture.ts';
import { health } from './markup/health.fixture.ts';
import { journals } from './markup/journals.fixture.ts';
import { lawAndStandards } from './markup/law-and-standards.fixture.ts';
import { magazines } from './markup/magazines.fixture.ts';
import { museumsAndArchives } from './markup/museums-and-archives.fixture.ts';
import { newsAsia } from './markup/news-asia.fixture.ts';
import { newsEasternEurope } from './markup/news-eastern-europe.fixture.ts';
import { newsEnglish } from './markup/news-english.fixture.ts';
import { newsGerman } from './markup/news-german.fixture.ts';
import { newsNordicDutch } from './markup/news-nordic-dutch.fixture.ts';
import { newsRomance } from './markup/news-romance.fixture.ts';
import type { MarkupCase } from './markup/page.fixture.ts';
import { peopleElsewhere } from './markup/people-elsewhere.fixture.ts';
import { reports } from './markup/reports.fixture.ts';
import { repositories } from './markup/repositories.fixture.ts';
import { software } from './markup/software.fixture.ts';
import { universities } from './markup/universities.fixture.ts';
import { videoAndAudio } from './markup/video-and-audio.fixture.ts';
import { wordpress } from './markup/wordpress.fixture.ts';
import { readPage } from './read-page.ts';

function spellName(name: Name): string {
  const family = [name['non-dropping-particle'], name.family].filter(Boolean).join(' ');
  return name.literal ?? [family, name.given].filter(Boolean).join(', ');
}

function readFields({ url, html }: MarkupCase): Partial<MarkupCase> {
  const { item } = readPage({ url, html });
  if (!item) return {};
  const parts = item.issued?.['date-parts']?.[0];
  const site = item['container-title'] ?? item.publisher;
  return {
    title: String(item.title),
    ...(item.author && { authors: item.author.map(spellName) }),
    ...(parts && { date: parts.map((part) => String(part).padStart(2, '0')).join('-') }),
    ...(site && { site: String(site) }),
    type: item.type,
  };
}

describe.each([
  ['blog platforms', blogPlatforms],
  ['books', books],
  ['broadcasters and agencies', broadcastersAndAgencies],
  ['companies and charities', companiesAndCharities],
  ['content management systems', contentManagementSystems],
  ['datasets', datasets],
  ['encyclopedias', encyclopedias],
  ['forums and posts', forumsAndPosts],
  ['people elsewhere', peopleElsewhere],
  ['government', government],
  ['head metadata', headMetadata],
  ['health', health],
  ['journals', journals],
  ['law and standards', lawAndStandards],
  ['magazines', magazines],
  ['museums and archives', museumsAndArchives],
  ['news asia', newsAsia],
  ['news eastern europe', newsEasternEurope],
  ['news english', newsEnglish],
  ['news german', newsGerman],
  ['news nordic dutch', newsNordicDutch],
  ['news romance', newsRomance],
  ['reports', reports],
  ['repositories', repositories],
  ['software', software],
  ['universities', universities],
  ['video and audio', videoAndAudio],
  ['wordpress', wordpress],
])('the citation of a page: %s', (_, cases) => {
  it.each(cases.map((page) => [page.name, page] as const))('%s', (_name, page) => {
    const { name, url, html, ...expected } = page;
    expect(readFields(page)).toEqual(expected);
  });
});
