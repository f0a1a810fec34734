import { mlaWorks } from '../style-guides/mla-works.ts';
import type { LessonText } from './lesson-text.ts';

/** Lesson 2. */
export const mlaLesson: LessonText = {
  works: mlaWorks,
  lesson: {
    title: 'MLA Format Fundamentals',
    description: 'Nine core elements and two containers: one template for books, films and web pages.',
    format: 'mla',
    difficulty: 'beginner',
    estimatedTime: 15,
    sections: [
      {
        id: 1,
        title: 'Author and page',
        type: 'content',
        content: `
<p>MLA style comes from the Modern Language Association, whose members read novels, poems and films closely for a living. What such a reader wants from a citation is not the year but the <strong>place</strong>: where exactly is that sentence? That is why an MLA citation is a name and a page, and nothing else.</p>
<blockquote><p>The house itself seems to pass judgement on the family {{in-text book 112}}.</p></blockquote>
<p>No comma, no <em>p.</em>, no year. If the name is already in your sentence, the brackets hold the page alone:</p>
<blockquote><p>Galgut lets the house decay at the speed of the promise (112).</p></blockquote>
<h3>One author, two, many, none</h3>
<div class="table-box" tabindex="0" role="region" aria-label="Citations by the number of authors"><table>
<thead><tr><th scope="col">Authors</th><th scope="col">In brackets</th><th scope="col">In the sentence</th></tr></thead>
<tbody>
<tr><th scope="row">One</th><td>{{in-text book 112}}</td><td>{{narrative book 112}}</td></tr>
<tr><th scope="row">Two</th><td>{{in-text twoAuthors 160}}</td><td>{{narrative twoAuthors 160}}</td></tr>
<tr><th scope="row">Three or more</th><td>{{in-text manyAuthors 43}}</td><td>{{narrative manyAuthors 43}}</td></tr>
<tr><th scope="row">None: the title</th><td>{{in-text noDate}}</td><td>{{narrative noDate}}</td></tr>
</tbody></table></div>
<p>The rule behind the table is simple. A citation repeats the <strong>first words of the entry</strong>, so that the reader can run a finger down the list and find it. If the entry begins with a title, the citation does too, in the same italics or quotation marks.</p>
<h3>No pages, no number</h3>
<p>A web page has no pages, so its citation has no number: {{in-text website}}. Do not count screens or paragraphs yourself; your count and the reader’s will differ. Use a number only where the source prints one.</p>`,
      },
      {
        id: 2,
        title: 'Nine elements, in order',
        type: 'content',
        content: `
<p>Older editions of the <em>MLA Handbook</em> had a rule for every kind of source. Since the eighth there is one template for all of them. Ask nine questions in this order, write down the answers that exist, and skip the others:</p>
<ol>
<li><strong>Author.</strong></li>
<li><strong>Title of source.</strong></li>
<li><strong>Title of container,</strong></li>
<li><strong>Contributor,</strong></li>
<li><strong>Version,</strong></li>
<li><strong>Number,</strong></li>
<li><strong>Publisher,</strong></li>
<li><strong>Publication date,</strong></li>
<li><strong>Location.</strong></li>
</ol>
<p>The punctuation belongs to the template: a full stop after the first and the second, commas after that, a full stop at the end. A novel answers four of the nine:</p>
{{reference book}}
<h3>Containers</h3>
<p>A <strong>container</strong> is what the work sits inside. The journal contains the article, the collection contains the essay, the site contains the page. What is contained stands in quotation marks; what contains stands in italics.</p>
{{reference chapter}}
<p>Spivak’s essay is the source. The collection is its container, and the editors are contributors to that container, so they follow its title. The location is where in the container you find the essay: its pages. A journal article works in the same way, with volume and issue as its number:</p>
{{reference article}}
<h3>Two containers</h3>
<p>An article that you read in a database sits in a journal, and the journal sits in the database. Go through elements three to nine again for the second container: after the pages come the database in italics and the link.</p>
<h3>No author? Begin with the title</h3>
<p>A film is the work of many hands, so its entry begins with its title unless your essay is about one person’s share in it. The director is a contributor:</p>
{{reference film}}`,
      },
      {
        id: 3,
        title: 'Check yourself',
        type: 'quiz',
        questions: [
          {
            id: 1,
            question:
              'You quote page 160 of the article by Douglas A. Ferguson and Elizabeth M. Perse. How do you cite it?',
            options: [
              '(Ferguson & Perse, 2000, p. 160)',
              '(Ferguson and Perse, 160)',
              '{{in-text twoAuthors 160}}',
              '(Ferguson et al. 160)',
            ],
            correct: 2,
            explanation:
              'Two names are joined by “and”, the page follows without a comma or “p.”, and the year stays in the list. “Et al.” begins with the third author.',
          },
          {
            id: 2,
            question: 'An essay is printed in a collection. Which of the two is set in italics?',
            options: [
              'The essay, because it is your source',
              'The collection, because it is the container',
              'Both, because both are titles',
              'Neither: both stand in quotation marks',
            ],
            correct: 1,
            explanation:
              'What stands alone is italic. The essay sits inside the collection, so it has quotation marks and the container has the italics.',
          },
        ],
      },
      {
        id: 4,
        title: 'The list of works cited',
        type: 'content',
        content: `
<p>The list begins on a new page after the essay, under the centred words <strong>Works Cited</strong>, in the type of the text: neither bold nor italic. Everything is double spaced, and the lines after the first are indented by half an inch.</p>
{{list website chapter article film book}}
<p>Entries are filed under their first word, not counting <em>a</em>, <em>an</em> and <em>the</em>. <em>Moonlight</em> therefore stands between Galgut and Spivak.</p>
<h3>Four habits that give an essay away</h3>
<ul>
<li><strong>Sentence case.</strong> MLA capitalises the principal words of every title, even where the journal printed them otherwise.</li>
<li><strong>Initials.</strong> Names are given in full, as the title page has them.</li>
<li><strong>The place of publication.</strong> It is left out for anything printed after 1900.</li>
<li><strong>The medium.</strong> <em>Print</em> and <em>Web</em> ended the entries of an earlier edition; they went in 2016.</li>
</ul>
<h3>If something is missing</h3>
<p>Leave it out and go on to the next element. MLA never writes <em>Anonymous</em> and needs no <em>n.d.</em>; where a page has no date, say at the end when you saw it:</p>
{{reference noDate}}
<p>You now have a method instead of a collection of rules. The <a href="/mla-citation-generator">MLA page</a> applies it to fifteen kinds of source.</p>`,
      },
    ],
  },
};
