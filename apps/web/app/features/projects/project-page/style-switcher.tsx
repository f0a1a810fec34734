import type { Project, StyleId } from '@citewright/contract';
import { styleIds, styleTitles } from '~/content/styles.ts';
import { SelectField } from '~/ui/select-field.tsx';
import { toast } from '~/ui/toast-store.ts';
import { useProjectEdit } from '../form/use-project-edit.ts';

const options = styleIds.map((style) => ({ value: style, label: styleTitles[style] }));

/** Chooses the style of a project; every reference follows. */
export function StyleSwitcher({ project }: { project: Project }) {
  const { mutate, isPending, variables } = useProjectEdit(project);
  const change = (value: string) => {
    const referenceStyle = value as StyleId;
    const told = { title: `All references now in ${styleTitles[referenceStyle]}` };
    mutate({ referenceStyle }, { onSuccess: () => toast(told) });
  };
  return (
    <SelectField
      label="Reference style"
      // As high as the buttons beside it.
      className="w-56 [&_select]:min-h-11"
      options={options}
      value={(isPending ? variables.referenceStyle : undefined) ?? project.referenceStyle}
      aria-busy={isPending}
      onChange={(event) => change(event.target.value)}
    />
  );
}
