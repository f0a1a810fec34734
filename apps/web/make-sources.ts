// Makes what the app is built from beside its code: the blog's articles, fonts, pictures. In a process of its own, which gives
// back the memory that drawing took before the bundler wants it. What has not changed stays.
import { buildArticles } from './articles/build-articles.ts';
import { buildDrawings } from './drawings/build-drawings.ts';
import { buildFonts } from './fonts/build-fonts.ts';

buildArticles();
await buildFonts();
await buildDrawings();
