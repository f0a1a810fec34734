import type { Project } from '@citewright/contract';
import { useEffect, useState } from 'react';
import { Dialog } from '~/ui/dialog.tsx';
import { dropText, keepText, keptText } from '~/ui/kept-text.tsx';
import { ChooseEntries } from './choose-entries.tsx';
import { CutEntries } from './cut-entries.tsx';
import { ImportForm } from './import-form.tsx';
import { ImportProgress } from './import-progress.tsx';
import { countsOf, type ImportSource } from './import-state.ts';
import { isCut, useImport } from './use-import.ts';

interface ImportDialogProps {
  project: Project;
  /** The initial source; the dialog is open while it is set. */
  initial: ImportSource | undefined;
  onClose: () => void;
}

function ImportSteps({ project, initial, onClose }: ImportDialogProps & { initial: ImportSource }) {
  const formName = `import ${project.id}`;
  const [kept] = useState(() => {
    const typed = initial.text === '' ? keptText<ImportSource>(formName) : undefined;
    return typeof typed?.text === 'string' ? typed : undefined;
  });
  const [source, setSource] = useState(kept ?? initial);
  const [seen, setSeen] = useState(initial);
  const running = useImport(project);
  // A file dropped while the dialog is open replaces the current source, unless an import is running.
  if (initial !== seen) {
    setSeen(initial);
    if (running.state.phase === 'composing') setSource(initial);
  }
  const type = (typed: ImportSource) => {
    setSource(typed);
    if (typed.text === '') dropText(formName);
    else keepText(formName, typed);
  };
  const { preview, state } = running;
  // What failed can be corrected, also after a reload.
  const isDone = state.phase === 'done' && countsOf(state).failed === 0;
  useEffect(() => {
    if (isDone) dropText(formName);
  }, [isDone, formName]);
  if (preview !== undefined && preview !== 'reading' && isCut(preview)) {
    const begin = (text: string) => {
      type({ text });
      running.beginCut(text);
    };
    return <CutEntries preview={preview} onImport={begin} onBack={running.reset} />;
  }
  if (preview !== undefined && preview !== 'reading')
    return <ChooseEntries preview={preview} onImport={running.choose} onBack={running.reset} />;
  if (running.state.phase === 'composing') {
    return (
      <ImportForm
        source={source}
        isKept={source === kept}
        onSource={type}
        failure={running.failure}
        isReading={preview === 'reading'}
        onBegin={running.look}
        onCancel={onClose}
      />
    );
  }
  const correct = (text: string) => {
    type({ text });
    running.reset();
  };
  return <ImportProgress source={source} running={running} onCorrect={correct} onClose={onClose} />;
}

/** The dialog for importing references from another program or a list. */
export function ImportDialog({ project, initial, onClose }: ImportDialogProps) {
  return (
    <Dialog
      open={initial !== undefined}
      onClose={onClose}
      title="Import references"
      description={`Into “${project.name}”.`}
      guarded
    >
      {initial && <ImportSteps project={project} initial={initial} onClose={onClose} />}
    </Dialog>
  );
}
