import { type Project, styleIdSchema, styleIds, styleLabels } from '@citewright/contract';
import { SelectField } from '~/ui/select-field.tsx';
import { toast } from '~/ui/toast-store.ts';
import { useProjectEdit } from '../form/use-project-edit.ts';

const options = styleIds.map((style) => ({ value: style, label: styleLabels[style].label }));

/** Chooses the style of a project; every reference follows. */
export function StyleSwitcher({ project }: { project: Project }) {
  const { mutate, isPending, variables } = useProjectEdit(project);
  const change = (value: string) => {
    const referenceStyle = styleIdSchema.parse(value);
    const told = { title: `All references now in ${styleLabels[referenceStyle].label}` };
    mutate({ referenceStyle }, { onSuccess: () => toast(told) });
  };
  return (
    <SelectField
      label="Reference style"
      className="w-56"
      options={options}
      value={(isPending ? variables.referenceStyle : undefined) ?? project.referenceStyle}
      aria-busy={isPending}
      onChange={(event) => change(event.target.value)}
    />
  );
}
