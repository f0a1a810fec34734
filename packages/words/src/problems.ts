import {
  checkLimits,
  importLimits,
  type ProblemCode,
  projectLimits,
  validationMessages,
} from '@citewright/contract';

const lines = (headline: string, ...bullets: string[]) =>
  [headline, ...bullets.map((bullet) => `• ${bullet}`)].join('\n');

/** "1,000". `toLocaleString` would load its data with every start, which takes ten milliseconds. */
const grouped = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** The advice that is no use where there is no manual entry. */
export const manualEntry = 'Use Manual Entry and type in what you can see';
const tryLater = 'Try again in a minute';

/**
 * The user's message for every failure: the headline, then one line for each cause or piece of advice (see `problemSchema`). Headlines for
 * upstream faults are those of reliability.md, those for input are the form's (`validationMessages`). Only texts about books contain "ISBN":
 * the error card shows its ISBN tips by that word.
 */
export const problemMessages: Readonly<Record<ProblemCode, string>> = {
  INVALID_REQUEST: lines(
    'The request could not be understood',
    'Check that every field is filled in correctly',
  ),
  UNKNOWN_STYLE: lines(
    'There is no citation style with this name',
    'Check the spelling',
    'Try GET /api/styles?q= with the name of the style or of the journal',
  ),
  UNKNOWN_LANGUAGE: lines(
    'We cannot print references in this language',
    'Use the tag of a language, like de-DE or pt-BR',
    'Try GET /api/languages for all languages',
  ),
  INVALID_JSON: lines('The request is not valid JSON', 'Check the body of the request'),
  UNSUPPORTED_MEDIA_TYPE: lines(
    'The request must be sent as JSON',
    'Use the header content-type: application/json',
  ),
  PAYLOAD_TOO_LARGE: lines('That is too much text for one request', 'Try a shorter text'),
  CROSS_SITE_REQUEST: lines(
    'Requests from other websites are not accepted',
    'Use this page from its own address',
  ),
  METHOD_NOT_ALLOWED: 'This address does not take that kind of request',
  NOT_FOUND: 'There is nothing at this address',
  PROJECT_NOT_FOUND: 'Project not found',
  CITATION_NOT_FOUND: 'Citation not found',
  LIMIT_REACHED: lines('There is no room for more here', 'Try deleting what you no longer need'),
  PROJECT_FULL: lines(
    'This project is full',
    `A project holds at most ${grouped(projectLimits.citations)} citations, and ${projectLimits.bytes / 1024 / 1024} MB`,
    'Try deleting what you no longer need',
    'Use another project for the rest',
  ),
  CHANGED_ELSEWHERE: lines(
    'This was changed elsewhere in the meantime',
    'Compare what is saved now with what you typed',
    'Save again with what you want to keep',
  ),
  NOT_PUBLISHED_SINCE: 'No published record of this citation is known',
  IDEMPOTENCY_CONFLICT: lines(
    'This request was already sent with different content',
    'Try again from a freshly loaded page',
  ),
  RATE_LIMITED: lines('That was a lot of citations in a short time', tryLater),
  PROJECT_NAME_REQUIRED: validationMessages.projectNameRequired,
  MODULE_NAME_REQUIRED: validationMessages.moduleNameRequired,
  MODULE_CODE_REQUIRED: validationMessages.moduleCodeRequired,
  INVALID_DOI: lines(
    'Invalid DOI format.',
    'A DOI begins with 10. and has a slash in it, like 10.1038/nature14539',
    'Check that the whole DOI was copied',
  ),
  INVALID_ISBN: lines(
    validationMessages.isbnInvalid,
    'One digit of an ISBN may have been mistyped',
    'Check the number on the back cover or the copyright page',
  ),
  INVALID_URL: lines(
    validationMessages.urlInvalid,
    'Check the address for spaces and missing parts',
    'Try copying it again from your browser',
  ),
  INVALID_IN_TEXT: lines(
    validationMessages.inTextInvalid,
    'Check that it has an author and a year, like (Smith, 2020)',
  ),
  INVALID_TITLE: lines(
    validationMessages.titleInvalid,
    'Words are needed to search for a work',
    'Check that the title, or the whole reference, was copied',
  ),
  INVALID_MANUAL: lines(
    validationMessages.manualRequired,
    'Choose "No date" when the source shows none',
    'Use the organisation as author when no person is named, or choose "No author"',
  ),
  UNKNOWN_IDENTIFIER: lines(
    'No address, DOI or book number was recognised in this line',
    'A line holds one DOI, book number, web address or in-text citation and nothing else',
    'Check the line for typing mistakes',
    manualEntry,
  ),
  ENTRY_UNREADABLE: lines(
    'This entry could not be read',
    'It may have no title, or be cut off',
    'Check it in the file it comes from',
    manualEntry,
  ),
  IMPORT_UNREADABLE: lines(
    'No references were found in this text',
    "It may be damaged, or in a format that we don't read",
    'Check that it is a file of references, or a list with one DOI, book number or address a line',
    'Try exporting it again from your reference manager',
  ),
  IMPORT_UNKNOWN_FORMAT: lines(
    "We don't read this format",
    'We read BibTeX, RIS, CSL-JSON, PubMed, EndNote, RefWorks, Web of Science, Zotero RDF, MODS, Word sources, CITATION.cff, Hayagriva and tables (CSV, TSV)',
    'Try exporting the references from your program as RIS or BibTeX',
  ),
  IMPORT_UNKNOWN_COLUMNS: lines(
    'We do not recognise the columns of this table',
    'The first row of a CSV or TSV file names its columns: author, title, year, journal, doi and others',
    'Try naming them like that, or exporting the references from your program as RIS or BibTeX',
  ),
  IMPORT_TOO_LONG: lines(
    `That is more than ${grouped(importLimits.entries)} references`,
    `Up to ${grouped(importLimits.entries)} can be imported at once`,
    'Try importing them in parts',
  ),
  IMPORT_TOO_LARGE: lines(
    'This file holds more than can be read at once',
    'A reference in it may have thousands of fields or names, or the file may be damaged',
    `Up to ${grouped(importLimits.entries)} references of ordinary length are read at once`,
    'Check the file in the program it comes from',
    'Try to export it again in parts, as RIS or BibTeX',
  ),
  CHECK_TOO_LONG: lines(
    `That is more than ${grouped(checkLimits.entries)} references`,
    `Up to ${grouped(checkLimits.entries)} can be checked at once`,
    'Try checking the list in parts',
  ),
  PAPER_NOT_IN_ARCHIVE: lines(
    'The archive has no paper of this name',
    'Give its path in the archive as the archive has it, such as chapters/main.tex',
    'Leave the name out to have the likeliest file read',
  ),
  PAPER_NO_SUCH_PLACE: lines(
    'The paper has no such line',
    'Give the first line of the list as the paper prints it, or its place in the text that we read',
    'Leave it out to have the list looked for',
  ),
  PAPER_UNKNOWN_FORMAT: lines(
    "We can't read this kind of file",
    'Papers are read as Word, OpenDocument, PDF, LaTeX, Markdown, HTML or plain text',
    'Try saving it in one of these formats',
  ),
  PAPER_UNREADABLE: lines(
    'This file could not be opened',
    'It may be damaged, or not be what its name says',
    'Try saving it again with the program that made it, or as a PDF',
  ),
  PAPER_TOO_LONG: lines(
    'This paper is too long or too complex to be read here',
    'Up to 20 MB and 600 pages can be checked at once',
    'Try a chapter at a time, or the file without its pictures',
  ),
  PAPER_LOCKED: lines(
    'This file is locked with a password',
    'Its text cannot be read',
    'Try saving a copy without the password',
  ),
  PAPER_WITHOUT_TEXT: lines(
    'There is no text in this file',
    'It may be a scan: pictures of pages',
    'Try a file with text that can be selected, or paste the list of references',
  ),
  PAPER_NOT_WRITABLE: lines(
    "We can't return corrected files in this format yet",
    'We can return Word (.docx), OpenDocument text (.odt), Markdown and LaTeX',
    'Try saving it as one of these, or copy the fixed list',
  ),
  PAPER_STYLE_DIFFERS: lines(
    'This style cites in notes, and a reference manager keeps the citations of this paper in its text',
    'Only the reference manager can move those into notes',
    'Set the style in your reference manager, or choose one that cites in the text',
  ),
  PDF_EXPECTED: lines(
    'This file is not a PDF',
    'Sources are read from PDF files',
    'To check a paper of your own, use the page for papers',
  ),
  PDF_WITHOUT_TEXT: lines(
    'The first pages of this PDF hold no text',
    'It may be a scan: pictures of pages',
    'Try its DOI, or type in its title',
  ),
  PDF_WITHOUT_TITLE: lines(
    'We could not find a title on the first pages of this PDF',
    'Try its DOI, or type in its title',
    manualEntry,
  ),
  BACKUP_UNREADABLE: lines(
    "We can't read this as a backup",
    'The file may be damaged, or come from another program',
    'Check that it is the file that was saved as a backup',
  ),
  STYLE_UNREADABLE: lines(
    "We can't read this file as a citation style",
    'Check that it is a style of the Citation Style Language: its name ends in .csl',
  ),
  STYLE_TOO_COMPLEX: lines(
    'This style prints more than a style needs',
    'It may repeat a part of itself too often, or contain very long texts',
    'Try a simpler style',
  ),
  STYLE_IN_USE: lines('A project uses this style', 'Try another style for the project first'),
  LINK_EXPIRED: lines(
    'This link or code does not work',
    'It may be mistyped; each works once, for ten minutes',
    'Try a new one from the other device',
  ),
  DOI_NOT_FOUND: lines(
    'No record found for this DOI',
    'The DOI may contain a typing mistake',
    'A very new DOI can take some days to be registered',
    'Check the DOI on the article itself',
    'Try the web address of the article',
    manualEntry,
  ),
  ARXIV_NOT_FOUND: lines(
    'No record found for this arXiv number',
    'The number may contain a typing mistake',
    'Check the number on the first page of the paper',
    'Try the title of the paper',
    manualEntry,
  ),
  PMID_NOT_FOUND: lines(
    'No record found for this PubMed number',
    'The number may contain a typing mistake',
    'Check the number on the PubMed page of the article',
    'Try the DOI or the title of the article',
    manualEntry,
  ),
  ISBN_NOT_FOUND: lines(
    'No record found for this ISBN',
    'The book may be very new, or self-published',
    'Check the number on the back cover',
    'Try the ISBN of another edition of the same book',
    manualEntry,
  ),
  IN_TEXT_NOT_FOUND: lines(
    'No published work found for this in-text citation',
    'The name or the year may be spelled differently in the record',
    'The work may be one that the libraries and publishers we ask do not list',
    'Check the author and the year',
    'Try adding the sentence around it, or what it is about',
    'Try the DOI or the web address of the source',
    manualEntry,
  ),
  TITLE_NOT_FOUND: lines(
    'No published work found for these words',
    'The title may be spelled differently in the record',
    'The work may be one that the libraries and publishers we ask do not list',
    'Check the spelling, or try fewer words of the title',
    'Try adding the name of an author',
    'Try the DOI or the web address of the source',
    manualEntry,
  ),
  SEVERAL_WORKS_FIT: lines(
    'Several works fit these words',
    'Choose the one you mean from the list',
    'Try adding the author or the year',
  ),
  PAGE_NOT_FOUND: lines(
    'This page no longer exists',
    'It may have been moved or taken down',
    'Check the address',
    'Try the address of a copy in a web archive, like web.archive.org',
    manualEntry,
  ),
  HOST_NOT_FOUND: lines(
    'There is no website with this name',
    'It may be spelled differently, or no longer exist',
    'Check the address',
    'Try the address of a copy in a web archive, like web.archive.org',
    manualEntry,
  ),
  PAGE_WITHOUT_TITLE: lines(
    "We couldn't find out what this page is called",
    'The page may only show its text in a browser',
    'Try the DOI when the page shows one',
    manualEntry,
  ),
  SOURCE_UNREACHABLE: lines(
    "We couldn't open that web address",
    'The site may be down, private, or spelled differently',
    'Check the address',
    manualEntry,
  ),
  SOURCE_TIMEOUT: lines(
    'The site took too long to answer',
    'The site may be busy',
    'Try again in a minute',
    manualEntry,
  ),
  SOURCE_REFUSED: lines(
    'This site refuses automated readers',
    'It may want a login, or a person in front of the screen',
    'Try the DOI when the page shows one',
    manualEntry,
  ),
  SOURCE_IS_FILE: lines(
    'That address is a file',
    "A PDF or a download doesn't reliably say who wrote it",
    'Try its DOI, or the page that links to it',
    manualEntry,
  ),
  UPSTREAM_FAILED: lines(
    'The website or library we asked is having trouble',
    'The fault is on their side, and usually passes quickly',
    tryLater,
    manualEntry,
  ),
  UPSTREAM_BUSY: lines(
    'The website or library we asked is busy',
    'It limits how often anyone can ask',
    tryLater,
    manualEntry,
  ),
  UPSTREAM_TIMEOUT: lines('The website or library we asked took too long to answer', tryLater, manualEntry),
  OVERLOADED: lines('Too many people are citing right now', 'Try again in a few seconds'),
  RESTARTING: lines('The site is being restarted', tryLater),
  STORAGE_UNAVAILABLE: lines('Saving is unavailable', 'Citations can still be made and copied', tryLater),
  READER_FAILED: lines(
    "We couldn't finish reading this file or text",
    'The fault is ours: we have noted it and will look into it',
    'Nothing of yours was changed',
    'Try it in another format',
  ),
  INTERNAL: lines('Something went wrong on our side', 'We have noted it and will look into it', tryLater),
};
