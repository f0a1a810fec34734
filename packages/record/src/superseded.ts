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
