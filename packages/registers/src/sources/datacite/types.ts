import type { Attributes } from './schema.ts';

/**
 * DataCite's `resourceTypeGeneral` (schema 4.6, appendix 1) as CSL item types. `Text` and `Other` are too
 * unspecific.
 */
const generalTypes: Record<string, string> = {
  Audiovisual: 'motion_picture',
  Award: 'document',
  Book: 'book',
  BookChapter: 'chapter',
  Collection: 'collection',
  ComputationalNotebook: 'software',
  ConferencePaper: 'paper-conference',
  ConferenceProceeding: 'book',
  DataPaper: 'article-journal',
  Dataset: 'dataset',
  Dissertation: 'thesis',
  Event: 'event',
  Image: 'graphic',
  Instrument: 'document',
  InteractiveResource: 'webpage',
  Journal: 'periodical',
  JournalArticle: 'article-journal',
  Model: 'dataset',
  OutputManagementPlan: 'report',
  PeerReview: 'review',
  PhysicalObject: 'document',
  Poster: 'speech',
  Preprint: 'article',
  Presentation: 'speech',
  Project: 'document',
  Report: 'report',
  Service: 'software',
  Software: 'software',
  Sound: 'song',
  Standard: 'standard',
  StudyRegistration: 'document',
  Workflow: 'software',
};

/** Words in the free-text `resourceType` that give the type of a `Text`; the first match decides. */
const namedTypes: readonly [word: string, type: string][] = [
  ['thesis', 'thesis'],
  ['dissertation', 'thesis'],
  ['chapter', 'chapter'],
  ['conference', 'paper-conference'],
  ['proceeding', 'paper-conference'],
  ['preprint', 'article'],
  ['blog', 'post-weblog'],
  ['report', 'report'],
  ['workingpaper', 'report'],
  ['technicalnote', 'report'],
  ['monograph', 'book'],
  ['book', 'book'],
  ['poster', 'speech'],
  ['dataset', 'dataset'],
  ['software', 'software'],
  ['journalarticle', 'article-journal'],
  ['scholarlyarticle', 'article-journal'],
  ['article', 'article-journal'],
];

function namedType(resourceType: string): string | undefined {
  const letters = resourceType.toLowerCase().replace(/[^a-z]/g, '');
  return namedTypes.find(([word]) => letters.includes(word))?.[1];
}

const degree = /doctoral|ph\.? ?d|master|bachelor|habilitation|diplom/i;

/** The CSL genre of a work: the degree of a thesis, a preprint, a poster. */
export function dataciteGenre({ types }: Attributes, type: string): string | undefined {
  const resourceType = types?.resourceType ?? '';
  if (type === 'article') return 'Preprint';
  if (type === 'speech')
    return /poster/i.test(resourceType + types?.resourceTypeGeneral) ? 'Poster presentation' : undefined;
  return type === 'thesis' && resourceType.length < 60 && degree.test(resourceType)
    ? resourceType
    : undefined;
}

/**
 * The CSL type of a DataCite record. `resourceTypeGeneral` overrides `citeproc`, which DataCite derives from
 * it incorrectly for chapters (https://github.com/datacite/bolognese/issues/115). An "article" without a
 * journal is not a journal article.
 */
export function itemTypeOf({ types, container }: Attributes): string {
  const general = generalTypes[types?.resourceTypeGeneral ?? ''];
  if (general !== undefined) return general;
  const named = namedType(types?.resourceType ?? '') ?? types?.citeproc;
  if (named !== 'article-journal') return named === undefined || named === '' ? 'document' : named;
  if (container?.title === undefined) return 'document';
  return /\b(?:conference|proceedings|symposium|workshop)\b/i.test(container.title)
    ? 'paper-conference'
    : 'article-journal';
}
