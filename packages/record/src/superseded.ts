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
  const where = place === undefined ? '' : ` (${place})`;
  return {
    code: 'superseded-preprint',
    message: `This ${draft} has since been published${where}; the published version is usually the one to cite.`,
    ...(url !== undefined && { url }),
  };
}
