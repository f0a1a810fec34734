/**
 * Examples that do not count, by id and form (`entry` or a form of the citation), each with its reason: a slip in what
 * was published, or something that no record of the work can hold. An example that comes out right must not stand here.
 */
export const beyond: Readonly<Record<string, string>> = {
  'dapa-009 entry':
    'the guide itself has “subseasonal experiment” in small letters; the capitals are a judgement of the example',
  'dapa-078 entry': 'no record says that Inter-Arts Office is the name of an office',
  'dapa-095 entry': 'the manual has a capital for “Wave” and none for the panel whose wave it is',
  'dapa-122 entry':
    'no record says that a dated page is meant to change; the page gives the date of retrieval for that reason',
  'dchicago-016 shortNote':
    'a title is shortened by its sense; before “and” other titles of the manual stay whole',
  'dchicago-025 entry':
    'the original date of a translated work is as a rule that of the original, whose translation is no reprint',
  'dchicago-025 note': 'as in the entry',
  'dchicago-030 entry':
    'the record has “pre-classic”, which does not say that Classic is the name of a period (8.161)',
  'dchicago-030 note': 'as in the entry',
  'dchicago-051 entry':
    'the translator stands in the place of the author, as in “Sir Gawain” of the manual (14.103)',
  'dchicago-072 entry': 'the second part of a compound with a prefix is small: “Anti-fat” (8.161)',
  'dchicago-092 entry': 'the record does not have the editor and translator of the reviewed book',
  'dchicago-092 note': 'as in the entry',
  'dchicago-104 note': 'a note may begin with the owner of the site, as the entry does',
  'dchicago-110 entry': 'the record has one date and not those of the whole work',
  'dchicago-110 note': 'as in the entry',
  'dchicago-116 entry':
    'the date stands before the kind and length of a video, as in the manual (14.267); the guide has them after it',
  'dmla-033 entry': 'CSL has no general editor; “Edited by Henry Wansbrough” is printed, which is also right',
  'dmla-039 entry': 'no record says that a title is a first line, which keeps the capitals of the poem',
  'dmla-040 entry': 'CSL has no general editor; “edited by M. H. Abrams” is printed, which is also right',
  'dmla-062 entry': 'the record has the month, which MLA asks for; the guide leaves it out',
  'dmla-086 entry': 'the time of the last change is optional, and the record does not have it',
  'dmla-092 entry': '“PDF download” is optional, and the record does not have it',
  'dmla-113 entry': '“Manuscript” is optional, and the record does not have it',
  'dev-ieee-004 entry':
    'the guide prints the number of a series in three ways (“Series 55”, “Studies, no. 1”, “Series, 67”) and shortens this one alone',
  'dev-ieee-011 entry':
    'as in 004; the title of the chapter has capitals, against the other chapters of the guide',
  'dev-ieee-020 entry': 'the guide drops “of” in all names but this, and “Australas.” stands in its own list',
  'dev-ieee-027 entry': 'no record says that a book is a coursepack of a course; printed as a book',
  'dev-ieee-028 entry':
    'a second form of the guide for the same record: “distributed by”, the month in full, no “Available”',
  'dev-ieee-056 entry': 'CSL has no fields for who published a translation, with what number and when',
  'dev-ieee-100 entry':
    'the guide asks for initial capitals in titles of videos; the page keeps a small “is”',
  'dev-ieee-103 entry':
    'the page gives a patent online in the form of the print; the guide puts the title first',
  'dev-harvard-092 entry': 'the page prints the name of the collection with its capitals, as we do',
};
