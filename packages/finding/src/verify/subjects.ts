import { comparable, type Item, plainOf } from '@citewright/record';
import type { SubjectName } from '@citewright/registers';

// Subjects that have a register of their own, told by the names of journals and meetings, which are abbreviated as often as not.

/** Finds words that begin so, and whole words. */
const wordsLike = (beginnings: string, whole: string): RegExp =>
  new RegExp(
    `\\b(?:${beginnings.replaceAll(' ', '|')}|(?:${whole.replaceAll(' ', '|')})\\b)`.replaceAll('_', ' '),
  );

const life = wordsLike(
  'anatom bioch bioi biol biom biot bmc cancer cardi clinic dermat diabet diseas elife endocr epidem gastro genet genom health hematol hospi ' +
    'immun infect medic microb molec neuro nurs nutri ophthalm oncol orthop paediat pediat pharm physiol plos protein psych radiol surg ' +
    'therap toxic transplant trials urol vaccin virol',
  'anat bmj brain cell cells chest circulation clin disord drug drugs gene genes gut heart hosp jama lancet med mol_biol mol_cell ' +
    'nat_commun natl_acad_sci national_academy_of_sciences nature sci_rep scientific_reports stroke vaccine',
);

const computing = wordsLike(
  'algorithm artificial_intell automated_reason comput crypto cyber data_eng data_min database information_process information_retriev ' +
    'information_sci information_syst intelligent_rob intelligent_syst knowledge_based knowledge_discovery lecture_notes_in_artif ' +
    'machine_learn machine_translat multimedia neural_inf neural_net neural_comput operating_syst pattern_anal pattern_recogn programming ' +
    'representation_learning robot software',
  'aaai acl acm aistats ccs chi corr cvpr ecai eccv emnlp iccv iclr icml icse icra ieee ijcai inf_process inf_sci inf_syst interspeech jmlr ' +
    'kdd lncs mach_learn naacl neurips nips nsdi osdi pmlr recsys sigcomm siggraph sigir sigkdd sigmod sosp tacl tmlr tpami uai usenix ' +
    'very_large_data vldb world_wide_web wsdm www',
);

/** Meetings and journals whose papers have no DOI, so that only the register of their subject holds them. */
const withoutDois = wordsLike(
  'usenix',
  'aistats colt corl iclr icml international_conference_on_learning_representations international_conference_on_machine_learning jmlr ' +
    'j_mach_learn_res journal_of_machine_learning_research neural_information_processing neural_information_processing_systems neurips nips ' +
    'nsdi osdi pmlr proceedings_of_machine_learning_research tmlr transactions_on_machine_learning_research uai',
);

/** What no journal of medicine is without, in titles of works whose journal was not read. */
const ofPatients = wordsLike(
  'randomis randomiz',
  'patient patients clinical disease cancer therapy syndrome cohort mice in_vivo nurses nursing mortality',
);

const comparableText = (value: unknown): string => comparable(plainOf(value as string) ?? '');

/** The subject of a work; `only` is true where it has no DOI, so that the great registers lack it. */
export interface Subject {
  name: SubjectName;
  only: boolean;
}

/** The subject of a work that has a register of its own. Books are in none of them. */
export function subjectOf(item: Item): Subject | undefined {
  const place = [item['container-title'], item['event-title'], item['collection-title']]
    .map(comparableText)
    .filter(Boolean)
    .join(' ');
  if (withoutDois.test(place)) return { name: 'computing', only: true };
  if (computing.test(place)) return { name: 'computing', only: false };
  if (life.test(place) || (place === '' && ofPatients.test(comparableText(item.title))))
    return { name: 'medicine', only: false };
  return item.type === 'paper-conference' ? { name: 'computing', only: false } : undefined;
}
