import { newProjectSchema } from '@citewright/contract';
import { expect, it } from 'vitest';
import { projectTemplates } from './project-templates.ts';

it('the eight templates are those of the specification (§3)', () => {
  const rows = projectTemplates.map(({ name, template }) => [
    name,
    template.moduleName,
    template.moduleCode,
    template.referenceStyle,
  ]);
  expect(rows).toEqual([
    ['PhD Dissertation', 'Research Methodology', 'PhD001', 'harvard'],
    ['Research Paper', 'Advanced Studies', 'RES101', 'apa'],
    ['Academic Essay', 'Critical Analysis', 'ESS201', 'mla'],
    ['Literature Review', 'Research Methods', 'LIT301', 'chicago'],
    ['Case Study', 'Applied Research', 'CASE401', 'apa'],
    ['Group Project', 'Collaborative Studies', 'GRP501', 'ieee'],
    ['Business Report', 'Business Strategy', 'BUS601', 'harvard'],
    ['Policy Brief', 'Public Policy', 'POL701', 'chicago'],
  ]);
});

it.each(projectTemplates)('$name is a valid project and has the colour of its style', (entry) => {
  expect(newProjectSchema.safeParse(entry.template).success).toBe(true);
  expect(entry.color).toBe(entry.template.referenceStyle);
});
