import type { Project } from '@citewright/contract';
import { styleLabel, styleOptions } from '~/content/styles.ts';
import { SelectField } from '~/ui/select-field.tsx';
import { toast } from '~/ui/toast-store.ts';
import { useProjectEdit } from '../form/use-project-edit.ts';

/** Selects the style of a project; all references are formatted in it. */
export function StyleSwitcher({ project }: { project: Project }) {
  const { mutate, isPending, variables } = useProjectEdit(project);
  const change = (referenceStyle: string) => {
    const done = { title: `All references now in ${styleLabel(referenceStyle)}` };
    mutate({ referenceStyle }, { onSuccess: () => toast(done) });
  };
  return (
    <SelectField
      label="Reference style"
      // As high as the adjacent buttons.
      className="w-52 [&_select]:min-h-11"
      options={styleOptions}
      value={(isPending ? variables.referenceStyle : undefined) ?? project.referenceStyle}
      aria-busy={isPending}
      onChange={(event) => change(event.target.value)}
    />
  );
}
