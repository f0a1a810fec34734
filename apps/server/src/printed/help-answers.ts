import * as z from 'zod';

/** A question of the help page, with its answer. */
export interface HelpAnswer {
  question: string;
  answer: string;
}

const faqSchema = z.object({
  '@type': z.literal('FAQPage'),
  mainEntity: z.array(z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) })),
});

/** All questions of the built help page, from what it says to search engines (schema.org/FAQPage). */
export function helpAnswersOf(page: string): HelpAnswer[] {
  const blocks = page.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g);
  return [...blocks].flatMap(([, json = '']) => {
    const { data } = faqSchema.safeParse(JSON.parse(json));
    return (data?.mainEntity ?? []).map(({ name, acceptedAnswer: { text } }) => ({
      question: name,
      answer: text,
    }));
  });
}

/** Those that contain a text, ignoring case, as the page itself searches. */
export function findAnswers(answers: readonly HelpAnswer[], text: string): readonly HelpAnswer[] {
  const wanted = text.toLowerCase();
  return answers.filter(({ question, answer }) => `${question}\n${answer}`.toLowerCase().includes(wanted));
}
