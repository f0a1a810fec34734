import { type ProjectTemplate, projectTemplates } from '~/content/project-templates.ts';
import { Dialog } from '~/ui/dialog.tsx';
import { StyleMark } from '../style-mark.tsx';

function TemplateButton({ template, onPick }: { template: ProjectTemplate; onPick: () => void }) {
  const { icon: Icon, name, description, color } = template;
  const { moduleName, moduleCode, referenceStyle } = template.template;
  return (
    <button
      type="button"
      data-style={color}
      onClick={onPick}
      className="flex size-full flex-col items-start rounded-md border border-l-4 border-rule border-l-cite bg-raised p-4 text-left transition-colors duration-150 hover:border-rule-strong hover:border-l-cite hover:bg-cite-wash"
    >
      <span className="flex w-full items-center gap-3">
        <Icon aria-hidden="true" strokeWidth={1.5} className="size-7 shrink-0 text-cite" />
        <span className="min-w-0 flex-1 font-display text-lg leading-tight">{name}</span>
      </span>
      <span className="mt-2 text-sm text-ink-soft">{description}</span>
      <span className="mt-auto pt-3 text-xs text-ink-faint">
        {moduleName} <span className="ml-1 font-mono whitespace-nowrap">{moduleCode}</span>
      </span>
      <span className="mt-2">
        <StyleMark referenceStyle={referenceStyle} />
      </span>
    </button>
  );
}

interface TemplateDialogProps {
  open: boolean;
  onClose: () => void;
  onPick: (template: ProjectTemplate) => void;
}

/** The eight project templates. */
export function TemplateDialog({ open, onClose, onPick }: TemplateDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Browse Templates"
      description="Pick the kind of work that you are writing. Its details can be changed before the project is made."
    >
      <ul className="grid gap-3 sm:grid-cols-2">
        {projectTemplates.map((template) => (
          <li key={template.id}>
            <TemplateButton template={template} onPick={() => onPick(template)} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
