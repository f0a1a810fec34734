import type { NewProject, StyleId } from '@citewright/contract';
import {
  ChartNoAxesColumn,
  Feather,
  GraduationCap,
  Landmark,
  LibraryBig,
  type LucideIcon,
  Microscope,
  SearchCheck,
  Users,
} from 'lucide-react';

/** A template for a new project. */
export interface ProjectTemplate {
  id: string;
  name: string;
  icon: LucideIcon;
  description: string;
  /** The style whose colour the template has. */
  color: StyleId;
  template: Required<Omit<NewProject, 'language' | 'annotated' | 'sections' | 'tagColours'>>;
}

/** The eight templates (specification §3). */
export const projectTemplates: readonly ProjectTemplate[] = [
  {
    id: 'phd-dissertation',
    name: 'PhD Dissertation',
    icon: GraduationCap,
    description: 'Years of reading in one list that stays in order.',
    color: 'harvard',
    template: {
      name: 'PhD Dissertation',
      moduleName: 'Research Methodology',
      moduleCode: 'PhD001',
      referenceStyle: 'harvard',
      description: 'Every source of the dissertation, from the first proposal to the last chapter.',
    },
  },
  {
    id: 'research-paper',
    name: 'Research Paper',
    icon: Microscope,
    description: 'Articles and data sets behind a paper with results of its own.',
    color: 'apa',
    template: {
      name: 'Research Paper',
      moduleName: 'Advanced Studies',
      moduleCode: 'RES101',
      referenceStyle: 'apa',
      description: 'The studies, methods and data sets that the paper builds on.',
    },
  },
  {
    id: 'academic-essay',
    name: 'Academic Essay',
    icon: Feather,
    description: 'The primary text, and what critics have said about it.',
    color: 'mla',
    template: {
      name: 'Academic Essay',
      moduleName: 'Critical Analysis',
      moduleCode: 'ESS201',
      referenceStyle: 'mla',
      description: 'The works that the essay reads closely, and the criticism it answers.',
    },
  },
  {
    id: 'literature-review',
    name: 'Literature Review',
    icon: LibraryBig,
    description: 'Everything that has been written on one question.',
    color: 'chicago',
    template: {
      name: 'Literature Review',
      moduleName: 'Research Methods',
      moduleCode: 'LIT301',
      referenceStyle: 'chicago',
      description: 'What is known about the question so far, and who found it out.',
    },
  },
  {
    id: 'case-study',
    name: 'Case Study',
    icon: SearchCheck,
    description: 'One case, its documents, and the theory that explains it.',
    color: 'apa',
    template: {
      name: 'Case Study',
      moduleName: 'Applied Research',
      moduleCode: 'CASE401',
      referenceStyle: 'apa',
      description: 'Reports, interviews and theory for one case.',
    },
  },
  {
    id: 'group-project',
    name: 'Group Project',
    icon: Users,
    description: 'One numbered list for the report of a team.',
    color: 'ieee',
    template: {
      name: 'Group Project',
      moduleName: 'Collaborative Studies',
      moduleCode: 'GRP501',
      referenceStyle: 'ieee',
      description: 'The sources of the whole group, numbered for the final report.',
    },
  },
  {
    id: 'business-report',
    name: 'Business Report',
    icon: ChartNoAxesColumn,
    description: 'Market figures, company filings and press.',
    color: 'harvard',
    template: {
      name: 'Business Report',
      moduleName: 'Business Strategy',
      moduleCode: 'BUS601',
      referenceStyle: 'harvard',
      description: 'The figures, filings and articles behind the recommendations.',
    },
  },
  {
    id: 'policy-brief',
    name: 'Policy Brief',
    icon: Landmark,
    description: 'Statutes, statistics and evidence for one decision.',
    color: 'chicago',
    template: {
      name: 'Policy Brief',
      moduleName: 'Public Policy',
      moduleCode: 'POL701',
      referenceStyle: 'chicago',
      description: 'The evidence that a decision should rest on.',
    },
  },
];
