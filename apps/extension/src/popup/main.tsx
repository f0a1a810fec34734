import { keepStorage } from '../kept-storage.ts';
import { start } from '../start.tsx';
import { type Task, takeTask } from '../task.ts';
import { Popup } from './popup.tsx';

/** A window of its own names its tab. */
function tabOfWindow(): Task {
  const tab = new URLSearchParams(location.search).get('tab');
  return { kind: 'tab', ...(tab !== null && { tabId: Number(tab) }) };
}

const [left] = await Promise.all([takeTask(), keepStorage()]);
start(<Popup task={left ?? tabOfWindow()} />);
