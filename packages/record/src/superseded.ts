import { parseDoi } from '@citewright/identifiers';
import type { Notice } from './notice.ts';

/** What a publication takes the place of, and where it is. */
interface Superseded {
  /** By default a preprint. */
  draft?: 'preprint' | 'manuscript';
  /** Where it was published, for one without an address. */
  place?: string | undefined;
  /** The address of the published version. */
  url?: string | undefined;
}

/** The notice that a draft has been published since. */
export function supersededNotice({ draft = 'preprint', place, url }: Superseded): Notice {
  return {
    code: 'superseded-preprint',
    values: { draft, ...(place !== undefined && { place }) },
    ...(url !== undefined && { url }),
  };
}

/** The DOI of the publication that a draft was superseded by, where its notices have one. */
export function publishedDoi(
  notices: readonly { code: string; url?: string | undefined }[],
): string | undefined {
  const url = notices.find(({ code }) => code === 'superseded-preprint')?.url;
  return url === undefined ? undefined : parseDoi(url);
}
