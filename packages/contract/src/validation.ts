/**
 * Messages of the form for invalid input, as the specification words them (§5); it has none for DOIs that are
 * typed. The server uses the same messages.
 */
export const validationMessages = {
  identifierRequired: 'Please enter a URL, DOI, or ISBN',
  identifierUnknown: 'Could not detect type. Please enter a valid URL, DOI, or ISBN.',
  isbnInvalid: 'Invalid ISBN format or checksum.',
  urlInvalid: 'Invalid URL format.',
  doiInvalid: 'A DOI looks like 10.1000/182',
  inTextRequired: 'Please enter an in-text citation',
  inTextInvalid: 'Please enter a valid in-text citation format like (Author, Year) or Author (Year)',
  titleInvalid: 'Please enter a title or a reference',
  manualTitleRequired: 'Please enter a title',
  manualRequired: 'Title, Authors, and Year are required for manual citation',
  nameTooShort: 'Name must be at least 2 characters.',
  emailInvalid: 'Please enter a valid email address.',
  subjectTooShort: 'Subject must be at least 5 characters.',
  messageTooShort: 'Message must be at least 10 characters.',
  projectNameRequired: 'Project name is required',
  moduleNameRequired: 'Module name is required',
  moduleCodeRequired: 'Module code is required',
} as const;

/** True for text that shows something: more than spaces and characters that are not seen (such as U+200B). */
export function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}
