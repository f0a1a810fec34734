// Generates the inputs of the build besides code: blog articles, fonts, pictures. A separate process, so that the
// memory is freed before the bundler starts. Unchanged files are skipped.
import { buildArticles } from './articles/build-articles.ts';
import { buildDrawings } from './drawings/build-drawings.ts';
import { buildFonts } from './fonts/build-fonts.ts';

buildArticles();
await buildFonts();
await buildDrawings();
