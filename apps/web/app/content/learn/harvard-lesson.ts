import { harvardWorks } from '../style-guides/harvard-works.ts';
import type { LessonText } from './lesson-text.ts';

/** Lesson 4. It follows Cite Them Right. */
export const harvardLesson: LessonText = {
  works: harvardWorks,
  lesson: {
    title: 'Harvard Referencing in Practice',
    description: 'One name, many dialects: how to follow your own university’s Harvard to the comma.',
    format: 'harvard',
    difficulty: 'intermediate',
    estimatedTime: 15,
    sections: [
      {
        id: 1,
        title: 'A system without a manual',
        type: 'content',
        content: `
<p>There is no Harvard handbook, and Harvard University does not publish one. <em>Harvard</em> is the name of an idea: author and date in the text, an alphabetical list at the end. Each university has written the idea down for itself, and the versions differ in commas, brackets and italics. Many in Britain follow <em>Cite Them Right</em>, and so do this lesson and our generator.</p>
<p>The first rule of Harvard is therefore: <strong>find your department’s page before you find your sources</strong>. Everything below holds unless that page says otherwise.</p>
<h3>In the text</h3>
<blockquote><p>Factory owners taught their workers to hear the clock {{in-text article}}.</p></blockquote>
<blockquote><p>{{narrative article}} describes how factory owners taught their workers to hear the clock.</p></blockquote>
<p>For a quotation, or a point that can be found on one page, add the page: {{in-text article 61}}.</p>
<h3>One author, three, four</h3>
<div class="table-box" tabindex="0" role="region" aria-label="Citations by the number of authors"><table>
<thead><tr><th scope="col">Authors</th><th scope="col">In brackets</th><th scope="col">In the sentence</th></tr></thead>
<tbody>
<tr><th scope="row">One</th><td>{{in-text book}}</td><td>{{narrative book}}</td></tr>
<tr><th scope="row">Two</th><td>{{in-text twoAuthors}}</td><td>{{narrative twoAuthors}}</td></tr>
<tr><th scope="row">Four or more</th><td>{{in-text fourAuthors}}</td><td>{{narrative fourAuthors}}</td></tr>
<tr><th scope="row">An organisation</th><td>{{in-text website}}</td><td>{{narrative website}}</td></tr>
<tr><th scope="row">No date</th><td>{{in-text noDate}}</td><td>{{narrative noDate}}</td></tr>
</tbody></table></div>
<p>Two and three authors are all named. The word between them is <em>and</em> everywhere: an ampersand belongs to APA, and is the commonest sign that a reference was copied from elsewhere. <em>Et al.</em> is in italics.</p>`,
      },
      {
        id: 2,
        title: 'Who, when, what, where',
        type: 'content',
        content: `
<p>A reference answers four questions: <strong>who</strong> wrote it, <strong>when</strong>, <strong>what</strong> it is called, and <strong>how to find it</strong>. The year is in round brackets, and no full stop or comma follows it.</p>
{{reference book}}
<p>A book is italic because it was published on its own. What appeared inside something else has <strong>single</strong> quotation marks, and the thing around it is italic:</p>
{{reference article}}
{{reference chapter}}
<p>Look at the small print. Initials close up, without spaces. In the chapter, the editors’ initials come <em>before</em> their names, and <em>(eds)</em> has no full stop, because an abbreviation that ends with the last letter of its word takes none in British usage. The volume is followed at once by the issue in brackets, and pages have their <em>pp.</em></p>
<h3>Online: address and day</h3>
<p>Harvard is the strictest of the five styles about web pages. Give the address after <em>Available at:</em>, and the day on which you looked in brackets after <em>Accessed:</em>, because the page may change tomorrow.</p>
{{reference website}}
<p>A DOI does not change, so an article with one needs no date of access.</p>
<h3>Is the organisation the author?</h3>
<p>If no person signed it, yes. Write the name in full, in the text as in the list, and file the entry under its first letter. Only where there is neither a person nor an organisation does the title move to the front.</p>`,
      },
      {
        id: 3,
        title: 'Check yourself',
        type: 'quiz',
        questions: [
          {
            id: 1,
            question: 'Sampson and Laub wrote an article in 1992. How do you cite it in brackets?',
            options: [
              '(Sampson & Laub, 1992)',
              '(Sampson and Laub 1992)',
              '(Sampson et al., 1992)',
              '{{in-text twoAuthors}}',
            ],
            correct: 3,
            explanation:
              'Both names, joined by “and”, then a comma and the year. Some universities leave the comma out; Cite Them Right has it.',
          },
          {
            id: 2,
            question: 'Which of these needs the date on which you looked at it?',
            options: [
              'A printed book',
              'A report on a charity’s web page',
              'A journal article with a DOI',
              'A chapter in an edited book',
            ],
            correct: 1,
            explanation:
              'A web page can change or vanish, so the reader must know which day’s page you saw. A DOI leads to the same article for good.',
          },
        ],
      },
      {
        id: 4,
        title: 'Dialects, and how to read a handbook',
        type: 'content',
        content: `
<p>The list is called <strong>Reference list</strong>. It is in alphabetical order, with neither numbers nor bullets:</p>
{{list article book twoAuthors sameYearFirst sameYearSecond website}}
<p>Two works of one author and one year get letters in the order of their titles, and the text repeats them: {{in-text sameYearFirst}} is the article, {{in-text sameYearSecond}} the book.</p>
<h3>Seven places where handbooks differ</h3>
<p>Open your department’s guide beside one of the references above and look at seven places. Write down what you find; it takes ten minutes and saves an evening.</p>
<ol>
<li>Is there a <strong>comma</strong> between author and year in the text?</li>
<li>From how many authors does <strong><em>et al.</em></strong> begin: three or four?</li>
<li>Is the <strong>place</strong> of publication given before the publisher? Cite Them Right no longer asks for it since its 13th edition.</li>
<li>Are titles of articles in <strong>single</strong> or double quotation marks, or in none?</li>
<li>How is an <strong>address</strong> introduced: <em>Available at</em>, <em>Available from</em>, or not at all?</li>
<li>How is the <strong>day</strong> of access bracketed: (Accessed: …) or [Accessed …]?</li>
<li>Is the list called <em>References</em>, <em>Reference list</em> or <em>Bibliography</em>, and may it hold what you read but did not cite?</li>
</ol>
<h3>Consistency counts</h3>
<p>A marker who meets a dialect can read it. What loses marks is a list that speaks three at once, which is what happens when references are pasted together from databases. Choose one source for your forms and reformat every entry.</p>
<p>The <a href="/harvard-citation-generator">Harvard page</a> has an example for every kind of source, and a switch for the place of publication.</p>`,
      },
    ],
  },
};
