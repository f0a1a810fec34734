import './without-eval.ts';
import * as z from 'zod';
import { styleIdSchema } from './style.ts';

export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;
const difficultySchema = z.enum(difficulties);

/** A lesson as the learning hub lists it. */
export const lessonSchema = z.object({
  id: z.number().int().positive(),
  title: z.string(),
  description: z.string(),
  content: z.string(),
  difficulty: difficultySchema,
  citationFormat: styleIdSchema,
  orderIndex: z.number().int().nonnegative(),
  xpReward: z.number().int().nonnegative(),
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Lesson = z.infer<typeof lessonSchema>;

/** One question of a quiz; `correct` is an index into `options`. */
export const questionSchema = z.object({
  id: z.number().int().positive(),
  question: z.string(),
  options: z.array(z.string()).min(2),
  correct: z.number().int().nonnegative(),
  explanation: z.string(),
});
export type Question = z.infer<typeof questionSchema>;

/** One step of a lesson: text to read (HTML), or a quiz. */
export const lessonSectionSchema = z.discriminatedUnion('type', [
  z.object({ id: z.number().int(), title: z.string(), type: z.literal('content'), content: z.string() }),
  z.object({
    id: z.number().int(),
    title: z.string(),
    type: z.literal('quiz'),
    questions: z.array(questionSchema),
  }),
]);
export type LessonSection = z.infer<typeof lessonSectionSchema>;

/** What the lesson page shows; `estimatedTime` is in minutes. */
export const lessonDetailSchema = z.object({
  title: z.string(),
  description: z.string(),
  format: styleIdSchema,
  difficulty: difficultySchema,
  estimatedTime: z.number().int().positive(),
  sections: z.array(lessonSectionSchema),
});
export type LessonDetail = z.infer<typeof lessonDetailSchema>;

/** How far a learner has come; keyed by the anonymous session. */
export const learnerProgressSchema = z.object({
  id: z.number().int(),
  sessionId: z.string(),
  totalXp: z.number().int().nonnegative(),
  level: z.number().int().positive(),
  streak: z.number().int().nonnegative(),
  lastActivityDate: z.string(),
  lessonsCompleted: z.number().int().nonnegative(),
  quizzesCompleted: z.number().int().nonnegative(),
  averageScore: z.number().min(0).max(100),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type LearnerProgress = z.infer<typeof learnerProgressSchema>;

/** A badge to earn; `requirement` is JSON text such as `{"lessons":1}`. */
export const achievementSchema = z.object({
  id: z.number().int().positive(),
  name: z.string(),
  description: z.string(),
  type: z.enum(['lesson_complete', 'quiz_perfect', 'streak']),
  icon: z.string(),
  xpReward: z.number().int().nonnegative(),
  requirement: z.string(),
  isActive: z.boolean(),
  createdAt: z.string(),
});
export type Achievement = z.infer<typeof achievementSchema>;
