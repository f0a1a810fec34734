import { apaWorks } from '../style-guides/apa-works.ts';
import type { LessonText } from './lesson-text.ts';

/** Lesson 6. Rules by the sections of the Publication Manual, 7th edition. */
export const borrowingLesson: LessonText = {
  works: apaWorks,
  lesson: {
    title: 'Quoting, Paraphrasing and Second-hand Sources',
    description: 'What to do with other people’s words once you know how to cite them.',
    format: 'apa',
    difficulty: 'advanced',
    estimatedTime: 15,
    sections: [
      {
        id: 1,
        title: 'Three ways to borrow',
        type: 'content',
        content: `
<p>The first five lessons were about form. This one is about what stands before the bracket. You can borrow in three ways, and each owes the reader something else.</p>
<div class="table-box" tabindex="0" role="region" aria-label="What each way to borrow owes the reader"><table>
<thead><tr><th scope="col">You</th><th scope="col">What is on the page</th><th scope="col">What you owe</th></tr></thead>
<tbody>
<tr><th scope="row">quote</th><td>the author’s words, letter by letter</td><td>quotation marks, citation, page</td></tr>
<tr><th scope="row">paraphrase</th><td>one idea, in your words and your order</td><td>citation; the page where it helps</td></tr>
<tr><th scope="row">summarise</th><td>a whole work, in a sentence or two</td><td>citation</td></tr>
</tbody></table></div>
<p>The examples are in APA, but the division is the same in every style: only the shape of the bracket changes.</p>
<h3>When to quote</h3>
<p>Quote when the wording itself is your subject: a definition, a claim that you are going to dispute, a phrase that became famous. Otherwise paraphrase. A page of quotations shows that you can copy; a page of paraphrases shows that you have understood.</p>
<blockquote><p>The years from eighteen to twenty-five are called “a distinct period demographically, subjectively, and in terms of identity explorations” {{in-text article 469}}.</p></blockquote>
<p>The page is not optional here: a reader must be able to check the words. Where there are no pages, name the paragraph or the heading.</p>
<h3>Blocks</h3>
<p>In APA, a quotation of <strong>40 words or more</strong> becomes a block: a new line, indented by half an inch, without quotation marks (8.27). The full stop then comes before the bracket and not after it. Other styles draw the line elsewhere, so look it up before you count.</p>
<h3>What you may change</h3>
<p>Inside quotation marks you may shorten with three dots, explain in square brackets, and change the first letter to fit your sentence. Everything else stays, faults included; a fault that could be taken for yours is followed by [<em>sic</em>].</p>`,
      },
      {
        id: 2,
        title: 'A paraphrase that is one',
        type: 'content',
        content: `
<p>Replacing every third word is not a paraphrase. The order of the thoughts and the build of the sentence are borrowed too, and a citation behind them does not make them yours. This is called <em>patchwriting</em>, and it is the most common fault in honest essays.</p>
<h3>A method that works</h3>
<ol>
<li><strong>Read</strong> the passage until you could explain it to a friend.</li>
<li><strong>Close</strong> the book or the window.</li>
<li><strong>Write</strong> down what it says, in one sentence, for that friend.</li>
<li><strong>Open</strong> the source again. Is it right? Has a phrase of three or four words slipped through? Put it in quotation marks or find your own.</li>
<li><strong>Cite</strong> at once, with the page, even if the style does not ask for it. In two weeks you will not find it again.</li>
</ol>
<h3>How far does a citation reach?</h3>
<p>A bracket covers its own sentence. If a paraphrase runs on, name the source at its beginning and keep it visible in your wording: <em>they also found</em>, <em>a second study in the same paper</em>.</p>
<blockquote><p>{{narrative book}} describe learning as a way of becoming a member. Newcomers, they argue, begin with small tasks at the edge of a practice and move inwards.</p></blockquote>
<p>The second sentence needs no new bracket, because <em>they argue</em> says whose thought it is. A new paragraph does.</p>
<h3>What needs no citation</h3>
<p>Your own results and conclusions, and what any reader of your field already takes for granted. If you had to look it up, cite it. If you are unsure, cite it: nobody has failed for one reference too many.</p>`,
      },
      {
        id: 3,
        title: 'Check yourself',
        type: 'quiz',
        questions: [
          {
            id: 1,
            question:
              'You read about a study by Piaget in the book by Lave and Wenger, and cannot get at the study itself. What goes into your list of references?',
            options: [
              'Piaget, because the thought is his',
              'Piaget, and Lave and Wenger',
              'Lave and Wenger, because that is what you read',
              'Neither: the citation in the text is enough',
            ],
            correct: 2,
            explanation:
              'The list holds what you have read. The text names both: Piaget, as cited in Lave and Wenger. Better still, find the study.',
          },
          {
            id: 2,
            question: 'Which of these has a page number in every style that gives pages at all?',
            options: [
              'A summary of a whole article',
              'A quotation of eight words',
              'A mention of an author’s name',
              'A paraphrase of a chapter’s main idea',
            ],
            correct: 1,
            explanation:
              'However short, a quotation can only be checked on its page. For a paraphrase the page is a courtesy in APA, and for a summary there is none to give.',
          },
        ],
      },
      {
        id: 4,
        title: 'Second-hand sources',
        type: 'content',
        content: `
<p>You find a perfect line in an article, and it is not the article’s own: its author quotes somebody else. What now?</p>
<h3>First choice: go to the original</h3>
<p>The list of references of the article says where it is. Often it takes two minutes, and often the line means something else where it comes from. A mistake in a quotation travels from paper to paper exactly because everyone copies the copy.</p>
<h3>Second choice: say what you did</h3>
<p>If the original is out of print, in a language that you do not read, or not to be had before your deadline, name it in the sentence and cite what you have:</p>
<blockquote><p>Piaget (as cited in Lave &amp; Wenger, 1991) …</p></blockquote>
<p>In the list stands only what you have read (8.6):</p>
{{reference book}}
<h3>Old books in new editions</h3>
<p>A reprint is not second-hand: you have read the work. APA gives both years, so that nobody takes a book of 1890 for a contemporary: {{in-text reprint}}.</p>
{{reference reprint}}
<p>A translation works in the same way and names its translator: {{in-text translated}}.</p>
{{reference translated}}
<h3>Before you hand in</h3>
<p>Go through your draft with three questions. Is everything between quotation marks exactly what the source says? Could a reader tell, sentence by sentence, whose thought it is? Have you read everything in the list? If you can answer yes three times, the essay is yours.</p>
<p>The blog has more on <a href="/blogs/paraphrase-or-patchwriting">paraphrase and patchwriting</a> and on <a href="/blogs/citing-a-source-you-have-not-read">sources that you have not read</a>.</p>`,
      },
    ],
  },
};
