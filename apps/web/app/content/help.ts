import type { FaqEntry } from '@citewright/contract';

/** The four topics of the help page. */
export const helpTopics = [
  { id: 'start', title: 'Getting Started', text: 'What to paste, and what comes back.' },
  { id: 'styles', title: 'Citation Styles', text: 'Editions, capitals, numbers and notes.' },
  { id: 'account', title: 'Account Management', text: 'There is none; what is kept, and where.' },
  { id: 'trouble', title: 'Troubleshooting', text: 'When a source will not be read.' },
] as const;

export type HelpTopic = (typeof helpTopics)[number]['id'];

/** A question of the help page with its topic. */
export interface HelpEntry extends FaqEntry {
  topic: HelpTopic;
}

export const helpCopy = {
  eyebrow: 'Help',
  title: 'Questions and answers',
  searchLabel: 'Search the answers',
  searchPlaceholder: 'hanging indent, ISBN, backup ...',
  results: 'Answers from all topics',
  none: 'No results found',
  noneHint: 'Try a shorter word, or write to us below.',
  formHeading: 'Contact Support',
  formNote:
    'Send Message opens your own mail program with what you have typed; nothing is sent from this page.',
} as const;

/** The ways to reach support. There is no live chat. */
export const supportChannels = [
  { title: 'E-mail', text: 'A reply within 24 hours.' },
  { title: 'Contact form', text: 'Opens the message in your mail program.' },
  { title: 'Documentation', text: 'The guides and the blog, at any time.' },
] as const;

/** All questions with their answers. The answers describe the actual product; keep them in sync with it. */
export const helpEntries: readonly HelpEntry[] = [
  {
    topic: 'start',
    question: 'How do I cite a source?',
    answer:
      'Choose a style and paste the web address, DOI or ISBN into the generator: it is recognised, a badge says as what, and looked up at once. Or type a title and press Enter, and choose among the works of that name. The reference comes with its in-text citation, and each has its own Copy button.',
  },
  {
    topic: 'start',
    question: 'Which is best, a URL, a DOI, an ISBN or a title?',
    answer:
      'A DOI for articles and anything else that has one, an ISBN for books. Both are looked up where the work is registered. A web address is read from the page itself, which is as good as what the page says about itself. A title is for works that you have none of these for: several works may have it.',
  },
  {
    topic: 'start',
    question: 'What can I do with an in-text citation?',
    answer:
      'If you know a source only as (Author, Year), open the tab In-Text Citation and paste it. We search the registries for works by that author in that year and show the best match with the others beside it. Check that it is the work your text means.',
  },
  {
    topic: 'start',
    question: 'My source is nowhere online. Can I still cite it?',
    answer:
      'Yes: open the tab Manual Entry. The five most common kinds of source are there at once, all others under More types, each with its own fields. The preview shows the reference in the five main styles as you type. Manual entry works without a connection too, once you have opened the site on this device.',
  },
  {
    topic: 'start',
    question: 'Will the italics and the hanging indent survive in Word?',
    answer:
      'Yes. Copy puts formatted text on the clipboard beside the plain text, so that Word and Google Docs keep italics and the hanging indent. Where only plain text is taken, you get plain text.',
  },
  {
    topic: 'start',
    question: 'Can I check a reference list or a paper that I have already?',
    answer:
      'Yes, on the page Check: paste the list, or drop your paper or a file of references. The citations of a paper are compared with its list. Each entry is looked up where works are registered and compared field by field; you use the record’s value or keep yours, and copy the fixed list in any style. A project’s list is checked by the button beside its exports.',
  },
  {
    topic: 'start',
    question: 'My source has no author, or no date. What do I do?',
    answer:
      'If an organisation wrote it, the organisation is the author. If there is no author at all, open Manual Entry and tick No author: the reference then begins with the title, or as your style asks. For a page without a date tick No date, and the style prints n.d., no date, or nothing.',
  },
  {
    topic: 'start',
    question: 'How do I cite a YouTube video, a podcast or a TikTok?',
    answer:
      'Paste its link. If the page cannot be read, open Manual Entry and choose Online video, Short video, Podcast episode or Social media post under More types: each asks for what the manuals print and shows an example. To cite a place in a video, give its time stamp beside the result.',
  },
  {
    topic: 'start',
    question: 'How do I cite ChatGPT, Claude, Gemini or another AI chat?',
    answer:
      'Share the chat and paste its link: the tool and its company are recognised from the link, the title from the page where it can be read. Add the date of the chat, and the model if you know it. Without a link, open Manual Entry and choose AI chat under More types. Ask first whether your university allows it, and how you are to declare it.',
  },
  {
    topic: 'styles',
    question: 'Which editions do you follow?',
    answer:
      'APA 7th edition, MLA 9th edition, Chicago 17th edition (notes and bibliography), Harvard as in Cite Them Right, 13th edition, and the IEEE reference guide. More styles has those of journals and other manuals, as the Citation Style Language describes them. Where your department prints its own rules, those win.',
  },
  {
    topic: 'styles',
    question: 'Do you have Vancouver, AMA or the style of my journal?',
    answer:
      'Yes: press More styles and type its name. Vancouver, AMA, Turabian, OSCOLA and the styles of some thousands of journals are there, and you can add a style file of your own. A project can use any of them.',
  },
  {
    topic: 'styles',
    question: 'Why did the capitals of my title change?',
    answer:
      'APA and Harvard set titles in sentence case, MLA and Chicago in title case, IEEE does both, by the kind of work. We keep acronyms, names and places as they are. Where a word may be a name, the result asks you, and one click changes it.',
  },
  {
    topic: 'styles',
    question: 'Why does Chicago give me a footnote?',
    answer:
      'Because the style we follow cites in notes: the in-text form is the full first note, and later notes may be short. The bibliography entry is the reference itself.',
  },
  {
    topic: 'styles',
    question: 'Can I change the style of a whole list?',
    answer:
      'Yes. A project keeps the records of your sources, not their finished lines. Change its style, and every reference, every year letter (2020a, 2020b) and every IEEE number is updated.',
  },
  {
    topic: 'account',
    question: 'Do I need an account?',
    answer:
      'No registration is needed, and there is nothing to sign in to. Should premium plans come later, what you use today without an account will stay free.',
  },
  {
    topic: 'account',
    question: 'Are my citations saved automatically?',
    answer:
      'Not on our server: there, citations that you generate are not saved automatically. This browser lists the last 200 of them below the generator, also after you have closed it, until you press Clear. What you add to a project is kept on our server, until you delete it.',
  },
  {
    topic: 'account',
    question: 'What do you store about me, and where?',
    answer:
      'For a project: its name, module, style, and the records of the works in it, in our database. They belong to a random identifier that your browser made and keeps in its local storage; we store only a keyed hash (an HMAC) of it. We do not know your name, and nothing ties your browsers together unless you ask for it. The privacy page has the whole list.',
  },
  {
    topic: 'account',
    question: 'I deleted a project by mistake. Is it gone?',
    answer:
      'Not for 30 days. The message that confirms the deletion has an Undo button. Later, Recently deleted brings it back: below your projects for a project, below the list of a project for a citation. After 30 days it is removed from the database for good.',
  },
  {
    topic: 'account',
    question: 'How do I back up my projects?',
    answer:
      'On the page Projects, Save a backup puts all of them into one file, and Open a backup brings them back, in any browser. For reading, or for another program, a project can be exported as Word, RTF, HTML or text, and as BibTeX, RIS or CSL-JSON. Whoever clears the browser’s storage loses the key to its projects, and we cannot find them again without it: so keep a file of what matters.',
  },
  {
    topic: 'account',
    question: 'Does this work with Zotero, Mendeley or EndNote?',
    answer:
      'Yes. Export your references there as BibTeX, RIS or CSL-JSON, and import the file into a project. The other way, a project is exported as one of these, and Zotero, Mendeley or EndNote import it. A Word or OpenDocument paper that you check can come back with citations that Zotero updates.',
  },
  {
    topic: 'account',
    question: 'Can I use my projects on another device?',
    answer:
      'Yes. On the page Projects, Use on another device gives you a link and a code that work once, for ten minutes. Open the link there, or choose Enter a code. From then on both devices hold the same projects. Open such a link only if you made it yourself: it leads to its maker’s projects.',
  },
  {
    topic: 'account',
    question: 'How do I share a list?',
    answer:
      'In the project choose Export, then Share by link. Whoever has the link sees the list as its style prints it, always as it is now, can copy and download it, and can make a copy of their own with Make it mine. They cannot change yours, and see none of your other projects. The link is shown once; revoke or replace it there whenever you like.',
  },
  {
    topic: 'account',
    question: 'What does the AI do?',
    answer:
      'Very little, and never the writing. For an in-text citation a language model, where this site’s operator has set one up, may help to choose which of the found records is meant. It sees the citation, not you, and nothing that it says is printed unless a registry has the work. Without a model, our own ranking decides.',
  },
  {
    topic: 'trouble',
    question: 'Why can a page not be read?',
    answer:
      'Some sites refuse automated readers, ask for a log-in, or answer too slowly. We do not cite the wall instead of the page. Try the DOI, often printed near the title, or type the details by hand.',
  },
  {
    topic: 'trouble',
    question: 'My ISBN is refused. What can I do?',
    answer:
      'Check that it has 10 or 13 digits; the last one is a check digit, so a slip of the finger shows. Hyphens do not matter. If the number is right and no library knows it, try the ISBN of another edition, or enter the book by hand.',
  },
  {
    topic: 'trouble',
    question: 'A detail of my reference is wrong. Where does it come from?',
    answer:
      'The line below the result says where the record comes from: a registry, a library, the page, or you. Press Edit to see where each field came from and to correct any of them; the reference is updated.',
  },
  {
    topic: 'trouble',
    question: 'It says that I generated too many citations.',
    answer:
      'A browser may generate 20 citations a minute, so that nobody’s script slows the tool for everyone else. Wait a moment, and go on; nothing that you did is lost.',
  },
  {
    topic: 'trouble',
    question: 'Copying does not work. What now?',
    answer:
      'Some browsers allow the clipboard only after you have agreed to it. Download gives you the same text as a file, and for a whole project the list is downloaded by itself when copying fails.',
  },
];
