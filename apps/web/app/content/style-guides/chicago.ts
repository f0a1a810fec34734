import { chicagoWorks as works } from './chicago-works.ts';
import type { StyleGuide } from './guide.ts';

/** The guide to Chicago's notes and bibliography. Rules by their paragraphs in the Manual of Style, 17th edition. */
export const chicagoGuide: StyleGuide = {
  style: 'chicago',
  edition: 'Chicago 17th edition, notes and bibliography',
  title: 'Chicago citation generator',
  lead: 'A raised number, a note at the foot of the page, an entry in the bibliography. Historians like it because a note can say where a fact comes from and what to think of it. You get the note, the short note and the entry.',
  facts: [
    { label: 'Manual', value: 'The Chicago Manual of Style, 17th edition, 2017' },
    { label: 'At home in', value: 'History, theology, the history of art, publishing' },
    { label: 'In the text', value: 'A superscript number and a note' },
    { label: 'The list is called', value: 'Bibliography' },
  ],
  tool: {
    title: 'Make a note and its bibliography entry',
    lead: 'The style is set to Chicago 17th edition. The note is the in-text citation; put your page number at its end.',
  },
  examples: {
    title: 'Bibliography entries, and the notes that go with them',
    lead: 'Each source twice: first as the bibliography has it, family name first, parts divided by full stops; then as the first note, the name in its natural order, parts divided by commas.',
    entries: [
      {
        kind: 'Book',
        work: works.book,
        note: 'Place, publisher and year are in brackets in the note and out of them in the bibliography.',
        tryWith: 'typed',
      },
      {
        kind: 'Journal article',
        work: works.article,
        note: 'Volume without a label, <i>no.</i> for the issue, the date in brackets, a colon, the pages. A note cites your page, not the range (14.168–14.175).',
        tryWith: 'identifier',
      },
      {
        kind: 'Website',
        work: works.website,
        note: 'A page without a date has the day on which you looked at it. Many editors leave web pages to the notes alone (14.207).',
        tryWith: 'typed',
      },
      {
        kind: 'Report',
        work: works.report,
        note: 'Reports are treated as books, with the number of the series after the title (14.220). This one is a command paper of 1942.',
        tryWith: 'typed',
      },
      {
        kind: 'Conference paper',
        work: works.conference,
        note: 'Printed in proceedings, it is a chapter of a book. A paper that was only read aloud names the meeting, the place and the date in brackets (14.217).',
        tryWith: 'typed',
      },
      {
        kind: 'Chapter in an edited book',
        work: works.chapter,
        note: 'In the bibliography <i>edited by</i> is spelt out and the pages follow the editors; the note has <i>ed.</i> (14.107).',
      },
      {
        kind: 'Edited book',
        work: works.editedBook,
        note: 'The abbreviation <i>eds.</i> means editors here and is separated by a comma (14.103).',
      },
      {
        kind: 'Translated book',
        work: works.translated,
        note: '<i>Translated by</i> in the bibliography, <i>trans.</i> in the note (14.104).',
      },
      {
        kind: 'Reprint',
        work: works.reprint,
        note: 'The first date, then <i>Reprint</i> and what is on your copy’s title page (14.114).',
      },
      {
        kind: 'Dissertation',
        work: works.thesis,
        note: 'In quotation marks, because it was not published as a book (14.215). It became one a year later; cite whichever you read.',
      },
      {
        kind: 'Newspaper article',
        work: works.newspaper,
        note: 'By date, without pages, since editions differ. Newspapers usually stay out of the bibliography (14.191, 14.198).',
      },
      {
        kind: 'Magazine article',
        work: works.magazine,
        note: 'A magazine is cited by its date alone, even where it has volumes (14.188).',
      },
      {
        kind: 'Video',
        work: works.video,
        note: 'The speech is in quotation marks, the archive that shows it follows (14.267).',
      },
      {
        kind: 'Data set',
        work: works.dataset,
        note: 'Who made it, its name, who keeps it, the year, the address.',
      },
      {
        kind: 'Government report',
        work: works.government,
        note: 'A commission signs as a body; its book has a publisher like any other.',
      },
    ],
  },
  inText: {
    title: 'Notes: the first, and every later one',
    lead: 'The number stands at the end of the clause, after its punctuation. The first note on a source gives everything; a later one gives the family name, a short title and the page.',
    entries: [
      { situation: 'First note on a book', work: works.book, form: 'note', page: '88' },
      { situation: 'Any later note', work: works.book, form: 'shortNote', page: '142' },
      { situation: 'First note on an article', work: works.article, form: 'note', page: '512' },
      { situation: 'Any later note', work: works.article, form: 'shortNote', page: '530' },
      { situation: 'First note on a chapter', work: works.chapter, form: 'note', page: '4' },
      { situation: 'Any later note', work: works.chapter, form: 'shortNote', page: '9' },
      { situation: 'First note with four authors', work: works.fourAuthors, form: 'note', page: '1510' },
    ],
    notes: [
      'The short title has up to four words and drops an opening <i>A</i> or <i>The</i>: <i>Souls of Black Folk</i> (14.33).',
      'The 17th edition prefers a short note to <i>ibid.</i>, which saves little and misleads when text is moved (14.34).',
      'Four or more authors: the first and <i>et al.</i> in the notes, the others in the bibliography (14.76).',
      'One note may hold several sources, divided by semicolons, in the order in which the sentence uses them (14.57).',
      'A source found in another: cite the original first, then <i>quoted in</i> and the book in your hands (14.260).',
    ],
  },
  edgeCases: {
    title: 'Sources that resist',
    lead: 'Archives and old books seldom fit a form. These are the cases that come up in every dissertation.',
    entries: [
      {
        title: 'No author',
        text: 'The title comes first and is filed under its first important word (14.79). A name known but not printed is put in square brackets.',
        works: [works.noAuthor],
      },
      {
        title: 'No date',
        text: 'A printed work without a year has <i>n.d.</i> in its place (14.145); a web page has the date of access.',
        works: [works.website],
      },
      {
        title: 'Four to ten authors',
        text: 'All of them in the bibliography; in the notes only the first (14.76).',
        works: [works.fourAuthors],
      },
      {
        title: 'More than ten authors',
        text: 'The bibliography lists seven, then <i>et al.</i> (14.76).',
        works: [works.manyAuthors],
      },
      {
        title: 'A journal that only counts issues',
        text: 'Without a volume, a comma and <i>no.</i> follow the journal’s name.',
        works: [works.issueOnly],
      },
      {
        title: 'Two works by one author',
        text: 'A long dash stands for the repeated name, and titles decide the order, without their opening <i>The</i> (14.67). A publisher may ask you to repeat the name instead.',
        works: [works.thesis, works.reprint],
      },
      {
        title: 'An organisation as author',
        text: 'It takes the author’s place even when it is the publisher too (14.84).',
        works: [works.government],
      },
    ],
  },
  mistakes: {
    title: 'What an examiner circles',
    lead: 'Nearly always a note that was copied into the bibliography, or an entry that was copied into a note.',
    entries: [
      {
        wrong:
          'Nicholas Phillipson, <i>Adam Smith: An Enlightened Life</i> (New Haven: Yale University Press, 2010).',
        right:
          'Phillipson, Nicholas. <i>Adam Smith: An Enlightened Life</i>. New Haven: Yale University Press, 2010.',
        work: works.book,
        why: 'The first is a note. A bibliography entry inverts the name, has full stops and no brackets.',
      },
      {
        wrong: '95(3): 508–546',
        right: '95, no. 3 (June 1987): 508–46',
        work: works.article,
        why: 'The issue has its label, the date its brackets, and page ranges are shortened (9.61).',
      },
      {
        wrong: 'in <i>The Invention of Tradition</i>, pp. 1–14',
        right: 'In <i>The Invention of Tradition</i>, edited by Eric Hobsbawm and Terence Ranger, 1–14.',
        work: works.chapter,
        why: 'No <i>pp.</i>: the figures speak for themselves, and they follow the editors.',
      },
      {
        wrong: '<i>The New York Times</i>',
        right: '<i>New York Times</i>',
        work: works.newspaper,
        why: 'An opening <i>The</i> is dropped from the names of newspapers (14.193).',
      },
      {
        wrong: '“Social Insurance and Allied Services.”',
        right: '<i>Social Insurance and Allied Services</i>.',
        work: works.report,
        why: 'A published report is a book, and books are italic.',
      },
    ],
  },
  guidelines: {
    title: 'Notes and list on the page',
    lead: 'House styles differ; without one, this is safe.',
    entries: [
      {
        title: 'Raised in the text, full size in the note',
        text: 'The number in the text is superscript. At the foot it is full size, with a full stop.',
        rule: 'CMOS 14.24',
      },
      {
        title: 'Number through',
        text: 'One series for a paper, a new one for each chapter of a thesis.',
        rule: 'CMOS 14.25',
      },
      {
        title: 'Cite pages, not ranges',
        text: 'A note points to the page of the fact. The range of the whole article is for the bibliography.',
        rule: 'CMOS 14.174',
      },
      {
        title: 'Letter by letter',
        text: 'The bibliography is alphabetical, with hanging indents and no numbers.',
        rule: 'CMOS 14.65',
      },
      {
        title: 'Headline capitals',
        text: 'Principal words are capitalised; articles, short conjunctions and all prepositions are not.',
        rule: 'CMOS 8.159',
      },
      {
        title: 'What may stay in the notes',
        text: 'Newspapers, letters, conversations and passing web pages need no bibliography entry.',
        rule: 'CMOS 14.191–14.214',
      },
    ],
  },
  questions: [
    {
      question: 'Footnotes or endnotes?',
      answer:
        'Both are Chicago. Footnotes spare the reader’s thumb; endnotes suit long notes and journals that ask for them. Numbering and wording are the same.',
    },
    {
      question: 'Is this author-date?',
      answer:
        'No. Chicago has a second system for the sciences, with (Cox 1987, 512) in the text and a reference list. This page and our generator follow notes and bibliography, which the humanities use.',
    },
    {
      question: 'Should I use the 18th edition?',
      answer:
        'It came out in 2024. Its largest change for references is that the place of publication is no longer required for books after 1900. Follow the edition that your department or publisher names; most guides to theses still name the 17th.',
    },
    {
      question: 'Do I need a bibliography if everything is in the notes?',
      answer:
        'If the first note on each source is full, Chicago permits doing without. Most tutors want one all the same.',
    },
  ],
  closing: {
    title: 'A full note, then a short one',
    text: 'Both come with every source, so that the second citation is as easy as the first.',
  },
};
