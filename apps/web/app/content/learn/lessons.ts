import type { Achievement, Lesson } from '@citewright/contract';

const createdAt = '2024-01-15T00:00:00Z';

/** Duration of each lesson, in minutes (specification §9). */
export const lessonMinutes = 15;

/** How many lessons are open at first (specification §4). Each completed one opens another. */
export const openLessons = 2;

/** The five lessons of the specification (§3), and one on borrowing. */
export const lessons: readonly Lesson[] = [
  {
    id: 1,
    title: 'Introduction to APA Style',
    description: 'Author and date in the text, four elements in the list: the style of the social sciences.',
    content: 'In-text citations, the four elements of a reference, and the finished list.',
    difficulty: 'beginner',
    citationFormat: 'apa',
    orderIndex: 0,
    xpReward: 100,
    isActive: true,
    createdAt,
  },
  {
    id: 2,
    title: 'MLA Format Fundamentals',
    description: 'Nine core elements and two containers: one template for books, films and web pages.',
    content: 'Core elements, containers, and citing by author and page.',
    difficulty: 'beginner',
    citationFormat: 'mla',
    orderIndex: 1,
    xpReward: 100,
    isActive: true,
    createdAt,
  },
  {
    id: 3,
    title: 'Chicago Notes and Bibliography',
    description: 'Full notes, short notes and a bibliography, as historians use them.',
    content: 'Placing note numbers, the first note, the later note, the bibliography entry.',
    difficulty: 'intermediate',
    citationFormat: 'chicago',
    orderIndex: 2,
    xpReward: 150,
    isActive: true,
    createdAt,
  },
  {
    id: 4,
    title: 'Harvard Referencing in Practice',
    description: 'One name, many dialects: how to follow your own university’s Harvard to the comma.',
    content: 'Author and year, dates of access, and reading a departmental handbook.',
    difficulty: 'intermediate',
    citationFormat: 'harvard',
    orderIndex: 3,
    xpReward: 150,
    isActive: true,
    createdAt,
  },
  {
    id: 5,
    title: 'IEEE for Engineers',
    description: 'Numbers in the order of first citing, standards and data sheets, short journal names.',
    content: 'Numbering, labels, abbreviations, and keeping the numbers right while you edit.',
    difficulty: 'advanced',
    citationFormat: 'ieee',
    orderIndex: 4,
    xpReward: 200,
    isActive: true,
    createdAt,
  },
  {
    id: 6,
    title: 'Quoting, Paraphrasing and Second-hand Sources',
    description: 'What to do with other people’s words once you know how to cite them.',
    content: 'Three ways to borrow, a method for paraphrasing, and sources that you have not read.',
    difficulty: 'advanced',
    citationFormat: 'apa',
    orderIndex: 5,
    xpReward: 200,
    isActive: true,
    createdAt,
  },
];

export const achievements: readonly Achievement[] = [
  {
    id: 1,
    name: 'First Steps',
    description: 'Complete your first lesson.',
    type: 'lesson_complete',
    icon: 'footprints',
    xpReward: 50,
    requirement: '{"lessons":1}',
    isActive: true,
    createdAt,
  },
  {
    id: 2,
    name: 'Perfect Score',
    description: 'Answer every question of a quiz correctly.',
    type: 'quiz_perfect',
    icon: 'target',
    xpReward: 100,
    requirement: '{"score":100}',
    isActive: true,
    createdAt,
  },
  {
    id: 3,
    name: 'On Fire',
    description: 'Learn on seven days in a row.',
    type: 'streak',
    icon: 'flame',
    xpReward: 200,
    requirement: '{"days":7}',
    isActive: true,
    createdAt,
  },
];
