// Takes the pictures for the stores from the built extension and a running server: `node store/take-screenshots.ts http://localhost:3000`.
import { join } from 'node:path';
import { installExtension } from '../../../e2e/installed-extension.ts';

const [server = 'http://localhost:3000'] = process.argv.slice(2);

const article = `<!doctype html><html lang="en"><title>Deep learning | Nature</title><meta name="viewport" content="width=device-width">
<style>body{font:18px/1.6 Georgia,serif;max-width:36rem;margin:3rem 0 0 4rem;color:#222}h1{font-size:2.4rem;line-height:1.15}small{color:#666}</style>
<small>Review article</small><h1>Deep learning</h1><p>Yann LeCun, Yoshua Bengio and Geoffrey Hinton</p><p>Deep learning allows computational models that are
composed of multiple processing layers to learn representations of data with multiple levels of abstraction.</p>`;

/** The pictures: what is shown of the popup, in which theme. */
const pictures = [
  { name: 'reference', scheme: 'light', style: 'apa' },
  { name: 'dark', scheme: 'dark', style: 'ieee' },
] as const;

const extension = await installExtension(server, {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const { name, scheme, style } of pictures) {
  const tab = await extension.context.newPage();
  await tab.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: article }));
  await tab.goto('https://www.nature.com/articles/nature14539');
  await tab.setViewportSize({ width: 1280, height: 800 });
  const popup = await extension.openPopup(tab);
  await popup.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await popup.getByRole('combobox', { name: 'Citation style' }).selectOption(style);
  await popup.locator(`article[data-style="${style}"]`).waitFor();
  await popup.setViewportSize({ width: 400, height: 700 });
  const picture = (await popup.screenshot()).toString('base64');
  await tab.bringToFront();
  // The popup hangs under the toolbar at the right, as the browser draws it.
  await tab.evaluate((data) => {
    const image = Object.assign(new Image(), { src: `data:image/png;base64,${data}` });
    image.style.cssText =
      'position:fixed;top:24px;right:40px;width:400px;border-radius:10px;box-shadow:0 12px 48px #0006;outline:1px solid #0003';
    document.body.append(image);
    return image.decode();
  }, picture);
  await tab.screenshot({ path: join(import.meta.dirname, `screenshot-${name}.png`) });
  await popup.close();
  await tab.close();
}
const options = await extension.openOptions();
await options.setViewportSize({ width: 1280, height: 800 });
await options.screenshot({ path: join(import.meta.dirname, 'screenshot-options.png') });
await extension.close();
