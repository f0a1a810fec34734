import { apaWorks } from '../style-guides/apa-works.ts';
import type { LessonText } from './lesson-text.ts';

/** Lesson 1. */
export const apaLesson: LessonText = {
  works: apaWorks,
  lesson: {
    title: 'Introduction to APA Style',
    description: 'Author and date in the text, four elements in the list: the style of the social sciences.',
    format: 'apa',
    difficulty: 'beginner',
    estimatedTime: 15,
    sections: [
      {
        id: 1,
        title: 'Citing in the text',
        type: 'content',
        content: `
<p>APA style comes from the American Psychological Association. Its first version was an article of seven pages, in 1929; the seventh edition of the <em>Publication Manual</em> is what your department means today. Psychologists wanted a reader to see two things without leaving the sentence: <strong>who</strong> found it and <strong>when</strong>. That is why an APA citation is a name and a year.</p>
<h3>Two ways to say the same</h3>
<p>In a <strong>parenthetical</strong> citation both stand in brackets, at the end of what was borrowed:</p>
<blockquote><p>The years from eighteen to twenty-five have been described as a period of their own {{in-text article}}.</p></blockquote>
<p>In a <strong>narrative</strong> citation the name is part of your sentence and only the year is in brackets:</p>
<blockquote><p>{{narrative article}} describes the years from eighteen to twenty-five as a period of their own.</p></blockquote>
<p>Both are right. Use the second when the person matters to your argument, and the first when only the finding does.</p>
<h3>One author, two, many</h3>
<div class="table-box" tabindex="0" role="region" aria-label="Citations by the number of authors"><table>
<thead><tr><th scope="col">Authors</th><th scope="col">In brackets</th><th scope="col">In the sentence</th></tr></thead>
<tbody>
<tr><th scope="row">One</th><td>{{in-text article}}</td><td>{{narrative article}}</td></tr>
<tr><th scope="row">Two</th><td>{{in-text book}}</td><td>{{narrative book}}</td></tr>
<tr><th scope="row">Three or more</th><td>{{in-text threeAuthors}}</td><td>{{narrative threeAuthors}}</td></tr>
<tr><th scope="row">An organisation</th><td>{{in-text report}}</td><td>{{narrative report}}</td></tr>
</tbody></table></div>
<p>Look at the second row. Inside brackets the two names are joined by an ampersand; in the sentence, by the word <em>and</em>. From three authors on, the first name is enough, followed by <em>et al.</em>, which is short for the Latin <em>et alii</em>, “and others”, and so has a full stop after <em>al</em>.</p>
<h3>When you quote</h3>
<p>Words in quotation marks need their page as well: {{in-text article 473}}. Most citations in APA are paraphrases, and for those the page is optional. Give it anyway where your reader would have to search.</p>`,
      },
      {
        id: 2,
        title: 'The four elements of a reference',
        type: 'content',
        content: `
<p>Every citation in the text leads to one entry in the list of references. However odd the source, the entry answers four questions, always in this order:</p>
<ol>
<li><strong>Author.</strong> Who is responsible for it?</li>
<li><strong>Date.</strong> When was it published?</li>
<li><strong>Title.</strong> What is it called?</li>
<li><strong>Source.</strong> Where can I get it?</li>
</ol>
<p>Here is a journal article. Find the four answers before you read on.</p>
{{reference article}}
<p>The <strong>author</strong> comes family name first, with initials only. The <strong>date</strong> stands in brackets and is closed by a full stop. The <strong>title</strong> looks like a sentence: a capital for the first word, for the first word after the colon, and for names. The <strong>source</strong> of an article is its journal, in italics with the capitals that the journal gives itself, then the volume in italics, the issue in brackets, the pages, and the DOI.</p>
<h3>What is italic?</h3>
<p>Whatever stands on its own. A book stands on its own, so its title is italic:</p>
{{reference book}}
<p>An article does not: it sits inside a journal, so the journal is italic and the article is not. A chapter sits inside a book:</p>
{{reference chapter}}
<h3>Sentence case</h3>
<p>Databases often deliver titles with a capital on every word. APA wants them as you would write a sentence. Do not lower names (<em>Piaget</em>), acronyms (<em>DNA</em>) or the first word after a colon. Names of journals keep their capitals.</p>
<h3>The DOI</h3>
<p>A DOI is an address that never changes. It is written as a link, beginning with <code>https://doi.org/</code>, and no full stop follows it, because a full stop would be taken for a part of the address.</p>`,
      },
      {
        id: 3,
        title: 'Check yourself',
        type: 'quiz',
        questions: [
          {
            id: 1,
            question: 'Caspi, Elder and Bem published an article in 1987. How do you cite it in brackets?',
            options: [
              '(Caspi, Elder, & Bem, 1987)',
              '(Caspi et al., 1987)',
              '(Caspi et al. 1987)',
              '(Caspi, et. al., 1987)',
            ],
            correct: 1,
            explanation:
              'Three authors or more are shortened to the first and “et al.” from the first citation on. The full stop belongs to “al.”, and a comma comes before the year.',
          },
          {
            id: 2,
            question: 'Which title is set as the list of references wants it?',
            options: [
              'Situated Learning: Legitimate Peripheral Participation',
              'Situated learning: legitimate peripheral participation',
              'Situated learning: Legitimate peripheral participation',
              'SITUATED LEARNING: Legitimate peripheral participation',
            ],
            correct: 2,
            explanation:
              'Sentence case: a capital for the first word and for the first word after the colon, and for nothing else unless it is a name.',
          },
        ],
      },
      {
        id: 4,
        title: 'The finished list',
        type: 'content',
        content: `
<p>The list begins on a page of its own under the word <strong>References</strong>, bold and centred. Entries are double spaced and in alphabetical order. The first line of each starts at the margin; the others are indented by half an inch, so that the eye can run down the names. This is called a hanging indent.</p>
{{list article book report chapter}}
<h3>Three rules for the order</h3>
<ul>
<li>By the first author’s family name, then by the year, the oldest first.</li>
<li>An organisation is filed under the first word of its name, not counting <em>the</em>.</li>
<li>Two works of one author and one year get letters, and the text uses them too: (Bandura, 1977a).</li>
</ul>
<h3>If something is missing</h3>
<p>No author: the title moves to the front. No date: write <em>n.d.</em> where the year would be, as in {{in-text noDate}}. No page numbers on a web page: leave them out, and for a quotation name the paragraph.</p>
<h3>Before you hand in</h3>
<p>Go through your text with the list beside it. Every citation must lead to an entry, every entry must be cited, and names and years must agree. It takes ten minutes, and markers notice.</p>
<p>You can now read any APA reference and say which of the four questions each part of it answers. The <a href="/apa-citation-generator">APA page</a> has an example for every kind of source.</p>`,
      },
    ],
  },
};
