import type { Project } from '@citewright/contract';
import { useState } from 'react';
import { moreStylesOption, styleLabel, styleOptions } from '~/content/styles.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { toast } from '~/ui/toast-store.ts';
import { useProjectEdit } from '../form/use-project-edit.ts';
import { deferred } from './deferred.ts';

// The picker, its copy and the engine are loaded on first use.
const ProjectStylePicker = lazyPart(async () => (await deferred()).stylePicker());

/** Selects the style of a project; all references are formatted in it. */
export function StyleSwitcher({ project }: { project: Project }) {
  const { mutate, isPending, variables } = useProjectEdit(project);
  const [picking, setPicking] = useState<boolean>();
  const { referenceStyle, style } = project;
  const pending = isPending ? variables.referenceStyle : undefined;
  const value = pending ?? referenceStyle;
  const change = (chosen: string) => {
    const done = { title: `All references now in ${styleLabel(chosen)}` };
    mutate({ referenceStyle: chosen }, { onSuccess: () => toast(done) });
  };
  return (
    <>
      <SelectField
        label="Reference style"
        labelHidden
        // As high as the adjacent buttons.
        className="w-52 xl:w-46 [&_select]:min-h-11 [&_select]:rounded-full [&_select]:border-cite [&_select]:font-semibold"
        options={styleOptions({ value, label: style && !pending ? style.name : styleLabel(value) })}
        value={value}
        aria-busy={isPending}
        onChange={({ target }) =>
          target.value === moreStylesOption.value ? setPicking(true) : change(target.value)
        }
      />
      {picking !== undefined && (
        <ProjectStylePicker
          project={project}
          open={picking}
          onClose={() => setPicking(false)}
          onChoose={change}
        />
      )}
    </>
  );
}
