// Findings of which the record of their article says nothing, judged by reading article and list on 2026-11-28: by document, with the words that
// the finding prints.

/** Works that the list does not have or has twice, names that it spells otherwise, citations that two entries fit. */
export const judgedTrue: Readonly<Record<string, readonly string[]>> = {
  'elife-elife-14093': ['Smith et al., 2006'],
  'scielo-1980-54702024v30e143p': ['Inep, 2024'],
  'scielo-1982-2554201729575': ['CHOLODENKO, 1991', 'REYNAUD, 1945'],
  'scielo-2236-8906-111-2020': ['Santos et al. 2018'],
  'scielo-0102-469838419': ['Ailton Krenak (2019)', 'Kaká Werá Jekupé (1994)'],
  'scielo-1518-8345-2927-3231': ['Hunt LA'],
  'scielo-1519-6984-251671': ['Ahmad et al., 2016'],
  'scielo-1676-0611-bn-2021-1306': ['Souza-Baena et al. 2014'],
  'scielo-1809-4392202202951': ['Arroyo-Rodrigues et al. 2017'],
  'scielo-1982-3533-2024v33n3-282794': [
    'Paul Krugmam (2023)',
    'Lett and Banister (2009)',
    'Trebat; Medeiros, 2014',
    '2023',
    'UNDP, 2013',
    'Yang, 2014',
    'Ciaccia 2020',
    'Lee 2019',
    '2022',
  ],
  'scielo-1984-92302025v32n0005en': [
    'Toledo, Alvarez Valdéz e Castroman Pollero, 2013',
    'Barbosa, Oliveira e Resende, 2010',
    'Curvelo e Lopes Júnior, 2021',
    'MTur, 2022',
    '2009',
    'Coriolano e Vasconcellos, 2012',
    'Gil (2008)',
    'PTP, 2018',
    'Meneses, 2004',
    '2004',
  ],
  'scielo-2176-4573p59099': ['CNJ, 2015', 'Safioti (2015)', 'Petri (1999)', 'BAKHTIN, 2011'],
  'scielo-2176-4573p59610': ['2019', 'Grillo (2008, p.133-160)'],
  'scielo-2236-8906-108-2020': ['RBMA 2019'],
};

/** A title and a scale in the place of a citation; two parts of one site. */
export const judgedFalse: Readonly<Record<string, readonly string[]>> = {
  'plos-journal-pone-0126470': ['CLiPS Pattern'],
  'scielo-0101-3173-2022-v45n1-p139': ['Kynismus des Diogenes und der Begriff der Zynismus (1979)'],
  'scielo-1982-7849rac2022190379-en': ['PMC; Sekerka 2009'],
};

/** False findings that readers reported from manuscripts that are not here (issue 36), by their grounds. */
export const reported = {
  'missing: weak cue': ['Glasgow (2021)', 'the Paris Agreement (2015)', 'Entropy (2011)'],
} as const;
