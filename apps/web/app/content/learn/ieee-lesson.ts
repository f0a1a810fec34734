import { ieeeWorks } from '../style-guides/ieee-works.ts';
import type { LessonText } from './lesson-text.ts';

/** Lesson 5. Rules by the sections of the IEEE Reference Guide. */
export const ieeeLesson: LessonText = {
  works: ieeeWorks,
  lesson: {
    title: 'IEEE for Engineers',
    description: 'Numbers in the order of first citing, standards and data sheets, short journal names.',
    format: 'ieee',
    difficulty: 'advanced',
    estimatedTime: 15,
    sections: [
      {
        id: 1,
        title: 'Numbers instead of names',
        type: 'content',
        content: `
<p>An engineer’s paragraph may lean on six papers. Six names and years would bury the argument, so IEEE style puts a number in square brackets and sends the rest to the list.</p>
<blockquote><p>A Bloom filter trades space against a small chance of a wrong answer {{in-text hash}}. Sparse signals can be recovered from few measurements {{in-text article}}. Both ideas predate deep residual networks {{in-text conference}}.</p></blockquote>
<p>The number is given by the <strong>order of first citing</strong>. The source that your text names first is [1], the next new one [2]. The alphabet plays no part, and neither does the year.</p>
<h3>Once numbered, always numbered</h3>
<p>When you come back to Bloom ten pages later, he is still {{in-text hash}}. A source has one number, and a number has one source: there is no [5a], and no second entry for another page of the same paper.</p>
<h3>How the bracket sits in a sentence</h3>
<ul>
<li>On the line, not raised, with a space before it and the punctuation after it: “… with few measurements {{in-text article}}.”</li>
<li>As a noun, if you like: “as shown in {{in-text article}}”. The words <em>reference</em> or <em>paper</em> are not needed in front.</li>
<li>Beside a name: “{{narrative conference}} report …”. From three authors on, the name is followed by <em>et al.</em></li>
<li>Several at once, each in its own brackets: [1], [3], [4].</li>
</ul>
<h3>A page, an equation, a figure</h3>
<p>What you cite inside the source goes into the bracket, after a comma: {{in-text hash 423}}. In the same way: [2, eq. (8)], [2, Fig. 3], [2, Ch. 4]. The entry in the list stays the same.</p>`,
      },
      {
        id: 2,
        title: 'Reading an entry',
        type: 'content',
        content: `
<p>Here are the three sources of the last section, as the list has them:</p>
{{list hash article conference}}
<p>The <strong>names</strong> are not inverted, initials first, because nothing is filed under them. The <strong>title</strong> of a paper is a sentence in double quotation marks, with its comma inside them. The <strong>journal</strong> is in italics and shortened. Then come numbers, each with its label: <em>vol.</em>, <em>no.</em>, <em>pp.</em> The <strong>month</strong> is shortened, and the DOI has the label <em>doi:</em> instead of an address.</p>
<h3>Books have capitals</h3>
{{reference book}}
<p>A book’s title is italic, with capitals on its principal words. A full stop follows it, and then place, publisher and year. The place has its country, even if it is famous: only the United States and Canada have a state before it.</p>
<h3>Short names of journals</h3>
<p><em>IEEE Transactions on Information Theory</em> becomes <em>IEEE Trans. Inf. Theory</em>. Each word has its standard short form, and small words such as <em>on</em> and <em>of</em> are dropped. A name of one word, such as <em>Yeast</em>, is never shortened. Do not invent abbreviations: take them from the list of the IEEE or let the generator do it.</p>
<h3>Standards, reports, web pages</h3>
<p>Much of what engineers cite has no author at all. A <strong>standard</strong> begins with its title in italics, followed by its number:</p>
{{reference standard}}
<p>A <strong>report</strong> gives the institution and the number of the series; a <strong>web page</strong> the day on which you looked:</p>
{{reference government}}
{{reference website}}
<p>A <strong>data sheet</strong> is treated like a company’s manual: the company as author, the part and the words “data sheet” in the title, the revision or date, and the address. Give the revision: limits change between two of them.</p>`,
      },
      {
        id: 3,
        title: 'Check yourself',
        type: 'quiz',
        questions: [
          {
            id: 1,
            question:
              'Your text cites Shi first, then Bloom, then Shi again, then Donoho. Which numbers appear, in this order?',
            options: [
              '[1], [2], [3], [4]',
              '[3], [1], [3], [2]',
              '[1], [2], [1], [3]',
              '[1], [2], [1b], [3]',
            ],
            correct: 2,
            explanation:
              'Numbers are given at the first citation and never change. Shi keeps [1], and Donoho, the third new source, gets [3]. An alphabetical list would be the second answer.',
          },
          {
            id: 2,
            question: 'How does the entry of Donoho’s article begin?',
            options: [
              'Donoho, D. L., “Compressed Sensing,”',
              'D. L. Donoho, “Compressed sensing,”',
              'Donoho, D. L. (2006). Compressed sensing.',
              'D. L. Donoho, Compressed Sensing.',
            ],
            correct: 1,
            explanation:
              'Initials before the name, the title of a paper as a sentence in quotation marks, its comma inside them, and the year only near the end.',
          },
        ],
      },
      {
        id: 4,
        title: 'Keeping the numbers right',
        type: 'content',
        content: `
<p>The weak point of every numbered style is revision. Move one paragraph to the front, and every number after it may be wrong. Four habits prevent it.</p>
<h3>1. Write with names, number at the end</h3>
<p>While you draft, put a key into the brackets that you cannot confuse: [Bloom70], [Donoho06]. Search and replace them when the order is final. LaTeX does this for you, since <code>\\cite{bloom70}</code> is a key and the numbers are made on every run.</p>
<h3>2. Check the order once, mechanically</h3>
<p>Read only the brackets, from the first page to the last. New numbers must appear in the order 1, 2, 3. If [7] turns up before [6], the two must change places, in the text and in the list.</p>
<h3>3. Count both ways</h3>
<p>The highest number in the text is the number of entries in the list. If the list is longer, something is not cited; delete it, because IEEE lists only what the text cites.</p>
<h3>4. Mind figures and tables</h3>
<p>A caption counts at the place where the text first mentions the figure, not where the layout puts it.</p>
<h3>The finished list</h3>
<p>Its heading is <strong>References</strong>. Numbers stand flush left in a column of their own, and the text of each entry is indented past them.</p>
{{list hash article conference book standard government website}}
<p>You can now take a list apart and put it in order. The <a href="/ieee-citation-generator">IEEE page</a> has examples for every kind of source, and a project numbers a whole list for you.</p>`,
      },
    ],
  },
};
