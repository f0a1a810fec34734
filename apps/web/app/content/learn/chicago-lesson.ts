import { chicagoWorks } from '../style-guides/chicago-works.ts';
import type { LessonText } from './lesson-text.ts';

/** Lesson 3. Rules by their paragraphs in the Manual of Style, 17th edition. */
export const chicagoLesson: LessonText = {
  works: chicagoWorks,
  lesson: {
    title: 'Chicago Notes and Bibliography',
    description: 'Full notes, short notes and a bibliography, as historians use them.',
    format: 'chicago',
    difficulty: 'intermediate',
    estimatedTime: 15,
    sections: [
      {
        id: 1,
        title: 'The number and the note',
        type: 'content',
        content: `
<p><em>The Chicago Manual of Style</em> offers two systems. The sciences use author and date, much like APA. The humanities use <strong>notes and bibliography</strong>, which this lesson is about, because a historian’s source may be a letter, a ledger or a sermon, and a bracket has no room to say so. A note has.</p>
<h3>Where the number stands</h3>
<p>A raised number follows what you borrowed, at the end of the sentence or clause and <strong>after</strong> its punctuation; only a dash comes later (14.26).</p>
<blockquote><p>Adam Smith left few letters to his biographers.<sup>1</sup></p></blockquote>
<p>The note itself is at the foot of the page or the end of the chapter. There its number is full size and followed by a full stop. Numbers run through the paper, and start again with each chapter of a thesis.</p>
<h3>The first note says everything</h3>
<p>1. {{note book 88}}</p>
<p>Read it as one long sentence: the name in its natural order, commas between the parts, place, publisher and year in brackets, and at the end <strong>your page</strong>. For an article:</p>
<p>2. {{note article 512}}</p>
<p>The article has many pages; the note names the one that you mean. The whole range belongs to the bibliography.</p>
<h3>A chapter has two titles</h3>
<p>3. {{note chapter 4}}</p>
<p>The chapter is in quotation marks and the book in italics, as in every style. In notes, editors are shortened to <em>ed.</em>, which means <em>edited by</em> and is the same for two editors as for one.</p>`,
      },
      {
        id: 2,
        title: 'The second note is short',
        type: 'content',
        content: `
<p>Having said everything once, you need not say it again. Every later note on the same source has three parts: family name, short title, page.</p>
<div class="table-box" tabindex="0" role="region" aria-label="First and later notes"><table>
<thead><tr><th scope="col">Source</th><th scope="col">First note</th><th scope="col">Later notes</th></tr></thead>
<tbody>
<tr><th scope="row">Book</th><td>{{note book 88}}</td><td>{{short-note book 142}}</td></tr>
<tr><th scope="row">Translation</th><td>{{note translated 31}}</td><td>{{short-note translated 64}}</td></tr>
<tr><th scope="row">Article</th><td>{{note article 512}}</td><td>{{short-note article 530}}</td></tr>
</tbody></table></div>
<h3>How to shorten a title</h3>
<p>Keep up to four words that identify the work, drop an opening <em>A</em> or <em>The</em>, and leave out what follows the colon (14.33). Do not change the order of the words, and keep the italics or quotation marks: they tell the reader whether to look for a book or for an article. A title of four words or fewer stays as it is.</p>
<h3>What became of ibid.</h3>
<p><em>Ibid.</em>, Latin for “in the same place”, used to stand for the source of the note before. It saves a few letters and breaks as soon as a paragraph is moved. The 17th edition advises the short note instead (14.34). If your department insists on <em>ibid.</em>, put it in last, when nothing will be moved any more.</p>
<h3>Several authors</h3>
<p>Up to three are all named. From four on, notes give the first and <em>et al.</em>, while the bibliography lists them all, up to ten (14.76):</p>
<p>4. {{note fourAuthors 1510}}</p>
<p>5. {{short-note fourAuthors 1512}}</p>`,
      },
      {
        id: 3,
        title: 'Check yourself',
        type: 'quiz',
        questions: [
          {
            id: 1,
            question:
              'You have cited Marc Bloch’s book in full in note 4. What does note 9 say, for page 64?',
            options: [
              'Ibid., 64.',
              '{{short-note translated 64}}',
              'Bloch 64.',
              'Bloch, Marc. Historian’s Craft, 64.',
            ],
            correct: 1,
            explanation:
              'Family name, short title, page, divided by commas. The opening “The” is dropped. Ibid. could only follow directly on a note about the same source, and Chicago advises against it even there.',
          },
          {
            id: 2,
            question: 'Which of these is a bibliography entry, and not a note?',
            options: [
              '{{note book 88}}',
              '{{short-note book 88}}',
              '{{reference book}}',
              'Nicholas Phillipson, Adam Smith: An Enlightened Life, New Haven, 2010.',
            ],
            correct: 2,
            explanation:
              'An entry inverts the name, so that it can be filed, divides its parts by full stops, and has neither brackets nor your page.',
          },
        ],
      },
      {
        id: 4,
        title: 'The bibliography',
        type: 'content',
        content: `
<p>At the end, every source gets one entry that says what the first note said, in another grammar. Compare them:</p>
<p>{{note book 88}}</p>
{{reference book}}
<p>Three things have changed. The name is <strong>inverted</strong>, because the list is alphabetical. The parts end with <strong>full stops</strong> instead of commas. The <strong>brackets</strong> are gone, and with them your page. Most faults that examiners circle are one of the two pasted into the place of the other.</p>
{{list book article chapter translated website}}
<h3>What the entry spells out</h3>
<p>The note’s <em>ed.</em> and <em>trans.</em> are for speed. In the bibliography they become <em>edited by</em> and <em>translated by</em>. A chapter or an article has the range of its pages, with the second number shortened: 508–46 (9.61).</p>
<h3>What may stay in the notes</h3>
<p>Newspapers, private letters, conversations and passing web pages need no entry. If the first note on every source is full, Chicago even permits doing without a bibliography; few tutors do.</p>
<h3>Before you hand in</h3>
<p>Search your notes for each family name. The first hit must be the full note, the others short ones, and the bibliography must agree with the first in every title and every year. Do this last: moving one paragraph can turn a short note into the first.</p>
<p>The <a href="/chicago-citation-generator">Chicago page</a> has the note, the short note and the entry for fifteen kinds of source.</p>`,
      },
    ],
  },
};
