/** Forms that we print otherwise than a guide, each with its reason. One that comes out right must not stand here. */
export const misses: Readonly<Record<string, string>> = {
  'chicago-notes-bibliography: book online, editors, note':
    'the CSL style labels chapters only where the place is a number; this one is “10, doc. 19”',
  'chicago-notes-bibliography: book online, editors, shortNote': 'as in the note',
  'chicago-notes-bibliography: newspaper, database, shortNote': 'the title is shortened by its sense',
  'chicago-notes-bibliography: interview on the radio, shortNote':
    'a later note names the title; the guide has the word “interview” in its place',
  'chicago-notes-bibliography: thesis, shortNote':
    'the title is shortened to its subject by its sense: “House” of “A House Is Not a Home”',
  'chicago-notes-bibliography: web page, organisation, no date, shortNote':
    'the guide shortens to the subtitle, and leaves out the organisation that the bibliography begins with',
  'chicago-notes-bibliography: web page, organisation, dated, entry':
    'no record says that a page calls its date “effective”',
  'chicago-notes-bibliography: talk on video, note':
    'the note of the guide leaves out “video”, which its entry and its other recordings have',
  'chicago-notes-bibliography: web page, author, entry':
    'no record says that a date is that of the last change',
  'chicago-notes-bibliography: web page, author, shortNote':
    'the guide of the library keeps “The”, which the manual drops from short titles',
  'chicago-author-date: web page, dated, entry': 'no record says that a page calls its date “effective”',
  'chicago-author-date: report, organisation, entry':
    'the guide of the library has a small “is”, a verb, which headline capitals do not',
  'turabian-notes-bibliography: edited book, shortNote': 'the title is shortened by its sense',
  'turabian-notes-bibliography: book, translated and edited, entry':
    'the guide has the order of the title page, which the record does not have',
  'turabian-notes-bibliography: book, translated and edited, note': 'as in the entry',
  'turabian-notes-bibliography: book, long title, shortNote': 'the title is shortened by its sense',
  'turabian-notes-bibliography: book, two authors, note, shortNote':
    'the title is shortened to one word; titles of four words stay whole',
  'turabian-notes-bibliography: article, two titles, entry':
    'the guide of the school writes the last page in full, and initials without periods, against the manual',
  'turabian-notes-bibliography: review without a title, entry':
    'the guide of the school writes the last page in full',
  'mhra-notes: chapter of a monograph, entry':
    'the CSL style has initials for the author of the book, the demonstration the whole name with the family name first',
  'mhra-notes: chapter of a monograph, three authors, entry':
    'as above; the demonstration also has all three authors of the chapter with the family name first, and not those of the book',
  'mhra-notes: themed issue, entry':
    'the CSL style has “special issue of” for the “=” of the demonstration; and “Tai Yang erwacht” is not recognised as a title in other languages',
  'mhra-notes: article, two authors, entry':
    'CSL has a capital after a hyphen; and “Sentimento do Mundo” is not recognised as Portuguese',
  'american-sociological-association: data set, entry':
    'the CSL style has the description behind the quotation marks, no number of the data, and “doi:”',
  'american-sociological-association: book, two authors, entry':
    'the guide of the library has “Before”; prepositions of any length are small in ASA style',
  'american-sociological-association: titled volume, entry':
    'an older edition of the guide has a full stop before the volume, the present one a comma',
  'american-medical-association: book online, organisation, entry':
    'CSL has a capital after a hyphen; the guide has “Post-abortion”',
  'american-medical-association: dissertation, no address, entry':
    'CSL has a capital after a hyphen; the guide has “Long-term”',
  'nlm-citation-sequence: article, DOI, entry':
    'guides differ: the CSL style and university guides have “doi:10” without a full stop at the end',
  'nlm-citation-sequence: patent, entry':
    'no record says which of its fields is the assignee; CSL has no word for an inventor',
  'nlm-citation-sequence: newspaper, entry': 'no record has the column of a newspaper',
  'american-chemical-society: report, entry':
    'the guide has “No.” before the number of this series and not before those of others',
  'american-chemical-society: dissertation, junior, entry':
    'CSL has capitals after brackets and hyphens; “S(O)para” is the name of a compound',
  'oscola: command paper, note': 'the guide has a small “our”, as the title page does',
};
