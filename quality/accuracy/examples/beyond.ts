/**
 * Examples that do not count, by id and form (`entry` or a form of the citation), each with its reason: a slip in what
 * was published, or something that no record of the work can hold. An example that comes out right must not stand here.
 */
export const beyond: Readonly<Record<string, string>> = {
  'dmla-033 entry': 'CSL has no general editor; “Edited by Henry Wansbrough” is printed, which is also right',
  'dmla-039 entry': 'no record says that a title is a first line, which keeps the capitals of the poem',
  'dmla-040 entry': 'CSL has no general editor; “edited by M. H. Abrams” is printed, which is also right',
  'dmla-062 entry': 'the record has the month, which MLA asks for; the guide leaves it out',
  'dmla-086 entry': 'the time of the last change is optional, and the record does not have it',
  'dmla-092 entry': '“PDF download” is optional, and the record does not have it',
  'dmla-113 entry': '“Manuscript” is optional, and the record does not have it',
  'dev-harvard-092 entry': 'the page prints the name of the collection with its capitals, as we do',
};
