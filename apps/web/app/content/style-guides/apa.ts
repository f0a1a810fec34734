import { apaWorks as works } from './apa-works.ts';
import type { StyleGuide } from './guide.ts';

/** The guide to APA style. Rules by their sections in the Publication Manual, 7th edition. */
export const apaGuide: StyleGuide = {
  style: 'apa',
  edition: 'APA 7th edition',
  title: 'APA citation generator',
  lead: 'Author, date, title, source: four answers, always in that order. Paste a DOI, an ISBN or a link, and the reference comes out as the Publication Manual of the American Psychological Association asks for it.',
  facts: [
    { label: 'Manual', value: 'Publication Manual of the APA, 7th edition, 2020' },
    { label: 'At home in', value: 'Psychology, education, nursing, the social sciences' },
    { label: 'In the text', value: 'Author and year: (Arnett, 2000)' },
    { label: 'The list is called', value: 'References' },
  ],
  tool: {
    title: 'Cite a source in APA',
    lead: 'The style is set to APA 7th edition. Paste what you have; the record is looked up where it is registered.',
  },
  examples: {
    title: 'An APA reference for every kind of source',
    lead: 'Find the kind, then copy its pattern. What changes from one to the next is the fourth element, the source: where a reader can get the work.',
    entries: [
      {
        kind: 'Journal article',
        work: works.article,
        note: 'The journal and its volume are italic, the issue in brackets is not. Every issue number is given, and the DOI stands at the end as a link without a full stop.',
        tryWith: 'identifier',
      },
      {
        kind: 'Book',
        work: works.book,
        note: 'No place of publication: the 7th edition dropped it. A DOI is given for a book too, whether you read it on paper or on a screen.',
        tryWith: 'identifier',
      },
      {
        kind: 'Website',
        work: works.website,
        note: 'An organisation writes as the author, in full. The exact date is given because the page has one. Had author and site the same name, the site would be left out.',
        tryWith: 'typed',
      },
      {
        kind: 'Report',
        work: works.report,
        note: 'The author has published the report itself, so the publisher is not repeated (9.29).',
        tryWith: 'typed',
      },
      {
        kind: 'Conference paper',
        work: works.conference,
        note: 'A paper in proceedings that appear every year is set like a journal article: the proceedings are italic and keep their capitals.',
        tryWith: 'typed',
      },
      {
        kind: 'Chapter in an edited book',
        work: works.chapter,
        note: 'After <i>In</i>, the editors’ names are not inverted, and the pages stand in brackets behind the title of the book.',
      },
      {
        kind: 'Edited book',
        work: works.editedBook,
        note: 'The editors take the author’s place, marked (Eds.). Cite the chapter instead when you use only one.',
      },
      {
        kind: 'Translated book',
        work: works.translated,
        note: 'The translator follows the title. The year of the original closes the reference, and both years stand in the citation.',
      },
      {
        kind: 'Reprint of a classic',
        work: works.reprint,
        note: 'Date the edition you hold first, and give the year of the original at the end.',
      },
      {
        kind: 'Thesis',
        work: works.thesis,
        note: 'The university belongs in the square brackets, the database or repository comes after them. An unpublished thesis has [Unpublished doctoral dissertation] instead.',
      },
      {
        kind: 'Newspaper article',
        work: works.newspaper,
        note: 'The name of the newspaper is italic, the headline is not. A news site without a printed paper is cited as a website, with the headline in italics.',
      },
      {
        kind: 'Video',
        work: works.video,
        note: 'The author is whoever uploaded the video, here the channel of a university. What the medium is stands in square brackets.',
      },
      {
        kind: 'Data set',
        work: works.dataset,
        note: 'Two words in the brackets: [Data set]. A version number, if there is one, goes in round brackets before them.',
      },
      {
        kind: 'Government report',
        work: works.government,
        note: 'The most specific agency that signs the report is the author; the departments above it may follow as publisher. Here the department signs and publishes.',
      },
    ],
  },
  inText: {
    title: 'In the text',
    lead: 'A citation names the author and the year, in brackets at the end of a thought or woven into the sentence. Every one of them has its entry in the list, and the other way round.',
    entries: [
      { situation: 'One author', work: works.article, form: 'parenthetical' },
      { situation: 'The same, in the sentence', work: works.article, form: 'narrative' },
      { situation: 'Words quoted from a page', work: works.article, form: 'parenthetical', page: '473' },
      { situation: 'Two authors', work: works.book, form: 'parenthetical' },
      { situation: 'Two authors, in the sentence', work: works.book, form: 'narrative' },
      { situation: 'Three or more, from the first time', work: works.threeAuthors, form: 'parenthetical' },
      { situation: 'An organisation', work: works.report, form: 'parenthetical' },
      { situation: 'A republished work', work: works.reprint, form: 'parenthetical' },
      { situation: 'No author', work: works.noAuthor, form: 'parenthetical' },
      { situation: 'No date', work: works.noDate, form: 'parenthetical' },
    ],
    notes: [
      'Brackets take the ampersand, sentences take the word: (Lave & Wenger, 1991), but Lave and Wenger (1991). See 8.17.',
      'A quotation needs its page, <i>p.</i> for one and <i>pp.</i> for a range. A web page without pages gets its paragraph: (para. 4), counted by hand if it must be. See 8.13.',
      'An organisation with a familiar abbreviation may introduce it once, (World Health Organization [WHO], 2013), and use it from then on: (WHO, 2013). The reference keeps the full name. See 8.21.',
      'Several works in one pair of brackets stand in alphabetical order, separated by semicolons. See 8.12.',
      'Read about a work in another book? Cite the book that you read: (Vygotsky, 1978, as cited in Lave & Wenger, 1991). Only Lave and Wenger are in the list. See 8.6.',
    ],
  },
  edgeCases: {
    title: 'When the pattern does not fit',
    lead: 'Something is missing, or there is too much of it. The Publication Manual has an answer for each.',
    entries: [
      {
        title: 'No author',
        text: 'The title moves to the front, before the date, and the citation uses it too: in italics for a work that stands alone, in quotation marks for an article. Write <i>Anonymous</i> only where the work itself is signed that way (9.12).',
        works: [works.noAuthor],
      },
      {
        title: 'No date',
        text: 'Write (n.d.) where the year would stand. No retrieval date is needed as long as the page stays as it is (9.17).',
        works: [works.noDate],
      },
      {
        title: 'A page that keeps changing',
        text: 'Only a page that is meant to change, and is not archived, says when you looked at it (9.16).',
        works: [works.changingPage],
      },
      {
        title: 'More than twenty authors',
        text: 'Up to twenty names are all listed. From twenty-one on, give the first nineteen, an ellipsis and the last: no ampersand (9.8). In the text it is Abbott et al.',
        works: [works.manyAuthors],
      },
      {
        title: 'Same author, same year',
        text: 'Letters after the year tell the works apart. They are given in the order of the titles in the list and used in the text as well: (Bandura, 1977a).',
        works: [works.sameYearFirst, works.sameYearSecond],
      },
      {
        title: 'Two to twenty authors',
        text: 'In the reference an ampersand comes before the last name, with a comma in front of it even for two authors.',
        works: [works.book, works.threeAuthors],
      },
    ],
  },
  mistakes: {
    title: 'Mistakes that cost marks',
    lead: 'Most of them are left over from the 6th edition, or from a database’s export button.',
    entries: [
      {
        wrong: 'Emerging Adulthood: A Theory of Development From the Late Teens Through the Twenties',
        right: 'Emerging adulthood: A theory of development from the late teens through the twenties',
        work: works.article,
        why: 'Titles of works are in sentence case; the first word after the colon keeps its capital. Names of journals are in title case.',
      },
      {
        wrong: 'doi:10.1037/0003-066x.55.5.469',
        right: 'https://doi.org/10.1037/0003-066x.55.5.469',
        work: works.article,
        why: 'Since the 7th edition a DOI is written as an address.',
      },
      {
        wrong: 'Cambridge, England: Cambridge University Press.',
        right: 'Cambridge University Press.',
        work: works.book,
        why: 'Publishers have lost their places.',
      },
      {
        wrong: 'Organization, W. H. (2013).',
        right: 'World Health Organization. (2013).',
        work: works.report,
        why: 'An organisation has no initials. Generators that split it into a family name are wrong.',
      },
      {
        wrong: 'Retrieved from https://www.nytimes.com/',
        right: '<i>The New York Times</i>. https://www.nytimes.com/',
        work: works.newspaper,
        why: '“Retrieved from” has gone. A retrieval date brings back “Retrieved … from”, and only for pages that change.',
      },
    ],
  },
  guidelines: {
    title: 'The page itself',
    lead: 'How the reference list should look before you hand it in.',
    entries: [
      {
        title: 'A page of its own',
        text: 'The list begins on a new page, under the word References in bold, centred.',
        rule: 'APA 2.12',
      },
      {
        title: 'Hanging indent',
        text: 'The first line of an entry stands at the margin, every other line half an inch (1.27 cm) in.',
        rule: 'APA 2.12',
      },
      {
        title: 'Double spacing',
        text: 'Throughout, with no extra space between entries.',
        rule: 'APA 2.21',
      },
      {
        title: 'Alphabetical order',
        text: 'By family name, letter by letter. “Nothing comes before something”: Brown before Browning.',
        rule: 'APA 9.44',
      },
      {
        title: 'Initials only',
        text: 'Given names shrink to initials with a space between them: Arnett, J. J.',
        rule: 'APA 9.8',
      },
      {
        title: 'Links may be live',
        text: 'DOIs and addresses may be underlined links or plain text; be consistent. Shorten nothing but a very long address.',
        rule: 'APA 9.35–9.36',
      },
    ],
  },
  questions: [
    {
      question: 'Do I write a DOI for a book that I read on paper?',
      answer:
        'Yes. If the work has a DOI, give it, whatever the form in which you read it (APA 9.34). A plain web address is given only for what you read online.',
    },
    {
      question: 'Is it “et al.” from the first citation?',
      answer:
        'Yes, for three or more authors, since the 7th edition (APA 8.17). Two authors are always both named.',
    },
    {
      question: 'How do I cite ChatGPT or another language model?',
      answer:
        'Since September 2025 the APA asks for the chat: the company as author, the date of the chat, its title in italics, the description [Generative AI chat], the tool or model, and the share link. A tool that is meant as such is cited by its name, with the description [Large language model]. Ask your university first whether you may use it at all.',
    },
    {
      question: 'Does a personal e-mail go into the reference list?',
      answer:
        'No. What your reader cannot get is cited in the text only: (J. Reed, personal communication, April 18, 2025), with initials and the exact date (APA 8.9).',
    },
  ],
  closing: {
    title: 'Your sources are waiting',
    text: 'Paste the first one. The list grows in the right order by itself.',
  },
};
