import type { Rule } from './rule.ts';

/** Kinds of theses in other languages and in repository vocabularies, with their English names. */
const kinds: readonly [RegExp, string][] = [
  [/^(?:ph\.? ?d\.?|d\.? ?phil\.?|doctor of philosophy)(?: \(ph\.? ?d\.?\))?$/, 'PhD dissertation'],
  [
    /^(?:doctor(?:al|ate)?|doctoral ?thesis|tesis (?:doctoral|de doctorado)|tese(?: de doutora(?:do|mento))?|th[èe]se(?: de doctorat)?|dissertation zur erlangung.{0,80}|inaugural-?dissertation|doktorarbeit|(?:doctoraats)?proefschrift|tesi di dottorato|tesi doctoral|rozprawa doktorska|doktorsavhandling|doktor(?:grads)?avhandling|ph\.?d\.?-afhandling|doktora tezi|väitöskirja|disertační práce|докторская диссертация|кандидатская диссертация|博士論文|博士(?:学位)?论文|박사 ?학위 ?논문)$/,
    'Doctoral dissertation',
  ],
  [
    /^(?:master(?:thesis|arbeit|proef|uppsats|oppgave|’s degree|'s degree)?|(?:m\.?s\.?c?|m\.?a|m\.? ?phil|m\.?ed|mba)\.?|master of (?:arts|science|philosophy|education|engineering|laws|business administration)|tesis de (?:maestría|máster)|trabajo (?:de )?fin de máster|dissertação(?: de mestrado)?|mémoire(?: de (?:master|maîtrise|m[12]))?|diplomarbeit|magisterarbeit|tesi di laurea magistrale|praca magisterska|masterexamensarbete|kandidatspeciale|yüksek lisans tezi|diplomová práce|магистерская диссертация|硕士(?:学位)?论文|修士論文|석사 ?학위 ?논문)$/,
    'Master’s thesis',
  ],
  [
    /^(?:bachelor(?:thesis|arbeit|proef|oppgave)?|bachelor of (?:arts|science)|(?:b\.?a|b\.?s\.?c?)\.?|tesis de (?:licenciatura|grado)|trabajo (?:de )?fin de grado|trabalho de conclusão de curso|mémoire de licence|tesi di laurea|praca licencjacka|kandidatuppsats|bakalářská práce|卒業論文)$/,
    'Bachelor’s thesis',
  ],
  [/^(?:habilitation(?:sschrift| à diriger des recherches)?|rozprawa habilitacyjna)$/, 'Habilitation thesis'],
];

/**
 * A thesis is described in English, whatever the language of its record: "Tesis doctoral" is a doctoral dissertation.
 * Publication Manual of the APA, 7th ed., 10.6; Chicago, 17th ed., 14.215; MLA Handbook, 9th ed., ch. 5; Cite Them Right.
 */
export const thesisInEnglish: Rule = (item) => {
  if (item.type !== 'thesis' || !item.genre) return item;
  const genre = String(item.genre).slice(0, 120).trim().replace(/\.$/, '').toLowerCase();
  const name = kinds.find(([pattern]) => pattern.test(genre))?.[1];
  const given = String(item.genre).replace(/(?<=. )(?:Thesis|Dissertation)$/, (word) => word.toLowerCase());
  return { ...item, genre: name ?? given };
};

/** A thesis without a known degree is described as "Thesis". */
export const nameThesis: Rule = (item) =>
  item.type === 'thesis' && !item.genre ? { ...item, genre: 'Thesis' } : item;
