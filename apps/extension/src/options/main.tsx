import { keepStorage } from '../kept-storage.ts';
import { start } from '../start.tsx';
import { Options } from './options.tsx';

await keepStorage();
start(<Options />);
