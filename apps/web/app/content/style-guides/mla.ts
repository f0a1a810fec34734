import type { StyleGuide } from './guide.ts';
import { mlaWorks as works } from './mla-works.ts';

/** The guide to MLA style: MLA Handbook, 9th edition, chapters 5 (list of works cited) and 6 (in-text citations). */
export const mlaGuide: StyleGuide = {
  style: 'mla',
  edition: 'MLA 9th edition',
  title: 'MLA citation generator',
  lead: 'One template for a sonnet, a film and a tweet. MLA asks what a work is and what it sits inside, and sets the answers in a fixed order. Give a source; the order is our work.',
  facts: [
    { label: 'Manual', value: 'MLA Handbook, 9th edition, 2021' },
    { label: 'At home in', value: 'Literature, languages, film, the arts' },
    { label: 'In the text', value: 'Author and page, no comma: (Galgut 12)' },
    { label: 'The list is called', value: 'Works Cited' },
  ],
  tool: {
    title: 'Make a works-cited entry',
    lead: 'The style is set to MLA 9th edition. An ISBN finds the edition on your desk; for a poem or a scene, type the details.',
  },
  examples: {
    title: 'Works cited, one by one',
    lead: 'Read each entry as two questions answered: what is it, and where does it live? What lives inside something else has quotation marks; what stands alone is italic.',
    entries: [
      {
        kind: 'Book',
        work: works.book,
        note: 'A full stop after the author and after the title, then publisher and year with commas. No place of publication for anything printed after 1900.',
        tryWith: 'identifier',
      },
      {
        kind: 'Journal article',
        work: works.article,
        note: 'The journal is the container. <i>Vol.</i>, <i>no.</i> and <i>pp.</i> are written out, and the second number of a page range loses what it repeats: 433–60.',
        tryWith: 'identifier',
      },
      {
        kind: 'Website',
        work: works.website,
        note: 'The page is in quotation marks, the site in italics. An access date is only wanted where the page has no date or may change.',
        tryWith: 'typed',
      },
      {
        kind: 'Report',
        work: works.report,
        note: 'A report that stands alone is set like a book.',
        tryWith: 'typed',
      },
      {
        kind: 'Conference paper',
        work: works.conference,
        note: 'The proceedings are the container; whoever published them follows.',
        tryWith: 'typed',
      },
      {
        kind: 'Essay in a collection',
        work: works.chapter,
        note: 'Editors are contributors to the container: they follow its title with <i>edited by</i>. The press is shortened to U of Illinois P, as MLA does for every university press.',
      },
      {
        kind: 'Edited book',
        work: works.editedBook,
        note: 'Cite the whole collection only when your point is about the whole; the label <i>editors</i> is spelt out.',
      },
      {
        kind: 'Translated book',
        work: works.translated,
        note: 'The novelist keeps the first place, with both parts of a Spanish family name. The translator is a contributor.',
      },
      {
        kind: 'Reprint',
        work: works.reprint,
        note: 'The year of first publication may stand right after the title, where it helps the reader; the year of your copy ends the entry.',
      },
      {
        kind: 'Thesis',
        work: works.thesis,
        note: 'The year follows the title, then the institution and the kind of thesis.',
      },
      {
        kind: 'Newspaper article',
        work: works.newspaper,
        note: 'Day, month, year, with the month shortened: 11 Feb. 2016. May, June and July are never shortened.',
      },
      {
        kind: 'Talk on a website',
        work: works.video,
        note: 'The speaker is the author, the site the container.',
      },
      {
        kind: 'Film',
        work: works.film,
        note: 'A film begins with its title unless your essay is about what one person did in it; then that person comes first.',
      },
      {
        kind: 'Data set',
        work: works.dataset,
        note: 'The repository is the container, in italics; the DOI is the location.',
      },
      {
        kind: 'Government report',
        work: works.government,
        note: 'The organisation wrote and published it, so MLA names it once, as publisher, and the title comes first.',
      },
    ],
  },
  inText: {
    title: 'In-text citations',
    lead: 'Point to the first words of the entry and to the page, and get out of the way. No year, no comma, no <i>p.</i>',
    entries: [
      { situation: 'Author and page', work: works.book, form: 'parenthetical', page: '112' },
      { situation: 'Author already in the sentence', work: works.book, form: 'narrative', page: '112' },
      { situation: 'Two authors', work: works.twoAuthors, form: 'parenthetical', page: '160' },
      { situation: 'Three or more authors', work: works.manyAuthors, form: 'parenthetical', page: '43' },
      {
        situation: 'No author: the title, shortened',
        work: works.government,
        form: 'parenthetical',
        page: '9',
      },
      { situation: 'A page of a website, without numbers', work: works.website, form: 'parenthetical' },
      { situation: 'No author, no number', work: works.noDate, form: 'parenthetical' },
    ],
    notes: [
      'Where the sentence names the author, the brackets hold the page alone: Galgut lets the house decay (112).',
      'Verse is cited by line: (lines 12–14) the first time, (15–18) after that. Plays with numbered parts take act, scene and line: (3.1.64–68).',
      'A shortened title is its first noun and what comes before it. It must begin with the word under which the entry is filed.',
      'No page numbers, no number: never count the screens of a web page. Use a numbered paragraph only where the page numbers it itself: (Berners-Lee, par. 4).',
      'Quoted in someone else’s book: (qtd. in Spivak 274). Look for the original before you settle for that.',
      'The full stop comes after the brackets, except behind a quotation set as a block.',
    ],
  },
  edgeCases: {
    title: 'Awkward sources',
    lead: 'The Handbook prefers judgement to rules: leave out what is not there and go on to the next element.',
    entries: [
      {
        title: 'No author',
        text: 'Begin with the title, filed under its first word that is not <i>a</i>, <i>an</i> or <i>the</i>. MLA never writes <i>Anonymous</i>, and this novel shows why: the name became known later.',
        works: [works.noAuthor],
      },
      {
        title: 'No date',
        text: 'MLA does not write <i>n.d.</i> It leaves the date out and says at the end when you saw the page.',
        works: [works.noDate],
      },
      {
        title: 'Three or more authors',
        text: 'The first author, inverted, then <i>et al.</i>, in the list as in the text.',
        works: [works.manyAuthors],
      },
      {
        title: 'The translation is what you write about',
        text: 'An essay on Heaney’s choices begins the entry with Heaney. An essay on the poem begins it with the title.',
        works: [works.translatorFirst],
      },
      {
        title: 'Several works by one author',
        text: 'After the first, three hyphens stand for the name, and titles decide the order. In the text, add a short title: (Morrison, <i>Sula</i> 52).',
        works: [works.sameAuthorFirst, works.sameAuthorSecond],
      },
      {
        title: 'An organisation as author and publisher',
        text: 'Name it once, as the publisher.',
        works: [works.government],
      },
    ],
  },
  mistakes: {
    title: 'What gives an essay away',
    lead: 'Habits from other styles, and from older editions of this one.',
    entries: [
      {
        wrong: 'Computing machinery and intelligence',
        right: 'Computing Machinery and Intelligence',
        work: works.article,
        why: 'Titles take headline capitals even when the journal printed them otherwise.',
      },
      {
        wrong: 'pp. 433–460',
        right: 'pp. 433–60',
        work: works.article,
        why: 'Above 99, the second number keeps two digits unless more are needed.',
      },
      {
        wrong: 'University of Illinois Press',
        right: 'U of Illinois P',
        work: works.chapter,
        why: 'University presses are shortened. Other publishers keep their names, without Inc. or Ltd.',
      },
      {
        wrong: 'Peters, Jonas, Dominik Janzing, and Bernhard Schölkopf.',
        right: 'Peters, Jonas, et al.',
        work: works.manyAuthors,
        why: 'Three names are already too many.',
      },
      {
        wrong: '2021. Print.',
        right: 'Chatto and Windus, 2021.',
        work: works.book,
        why: 'The medium went with the 7th edition.',
      },
    ],
  },
  guidelines: {
    title: 'Setting the page',
    lead: 'The list of works cited follows the essay and is typed like it.',
    entries: [
      {
        title: 'The heading',
        text: 'Works Cited, centred, in the type of the text: neither bold nor italic. One entry alone is a Work Cited.',
        rule: 'MLA 9, ch. 1',
      },
      {
        title: 'Running head',
        text: 'Your family name and the page number, half an inch from the top right corner, counting on from the essay.',
        rule: 'MLA 9, ch. 1',
      },
      {
        title: 'Double spaced, hanging',
        text: 'Double spacing throughout; lines after the first are half an inch in.',
        rule: 'MLA 9, ch. 1',
      },
      {
        title: 'Full given names',
        text: 'As the title page has them: Spivak, Gayatri Chakravorty. Initials only where the author writes so.',
        rule: 'MLA 9, ch. 5',
      },
      {
        title: 'Addresses',
        text: 'Prefer a DOI, then a permalink, then the address from the browser. The https:// is left out, except in a DOI; a switch under the style puts it back.',
        rule: 'MLA 9, ch. 5',
      },
      {
        title: 'Titles inside titles',
        text: 'A novel named inside an article’s title stays italic; an italic title inside an italic title turns upright.',
        rule: 'MLA 9, ch. 2',
      },
    ],
  },
  questions: [
    {
      question: 'Do I give the address of an article that I found in JSTOR?',
      answer:
        'Yes. The database is a second container: after the pages, give its name in italics and the DOI or stable link. With a DOI many teachers accept the entry without the database.',
    },
    {
      question: 'When is an access date needed?',
      answer:
        'Where the work has no date, or may be changed or taken down. It is the last thing in the entry: Accessed 18 Apr. 2025.',
    },
    {
      question: 'How do I cite a line of Shakespeare?',
      answer:
        'By act, scene and line, not by page: (Hamlet 3.1.64–68), with the title in italics. The edition that you used is in the list.',
    },
    {
      question: 'What is a container?',
      answer:
        'Whatever the work sits inside: the journal of an article, the collection of an essay, the site of a page, the platform of a film. A work can have two, one inside the other.',
    },
  ],
  closing: {
    title: 'Back to the book',
    text: 'The entry takes a minute. The reading is the part worth your evening.',
  },
};
