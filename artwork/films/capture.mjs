/**
 * Draws a film, 1 to 8, and encodes it: 8 s, 1280x720, 25 frames a second, H.264, no larger than the one that is there.
 *
 *     node artwork/films/capture.mjs sheet 8      a contact sheet, film-8.jpg in the folder for temporary files
 *     node artwork/films/capture.mjs film 8       site/films/NAME.mp4 and its poster, film-poster-NAME.png in that folder
 *
 * Needs Chromium and ffmpeg. The drawing is deterministic: the same picture for the same second.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const FPS = 25;
const SECONDS = 8;
/** Pictures averaged into one frame: fewer leave double edges on what moves fast. */
const SUBFRAMES = 4;
const OLD = '../source/films-eight';

const [mode = 'sheet', film = '8'] = process.argv.slice(2);
/** Films that are drawn another way than their source does. */
const CHANGES = { 6: ['service-2.js'], 8: ['service-4.js'] };
const scripts = [`${OLD}/icons.js`, `${OLD}/lib.js`, `${OLD}/f${film}.js`, ...(CHANGES[film] ?? [])];

const dataUrl = (path) => `data:image/${path.split('.').pop()};base64,${readFileSync(here(path)).toString('base64')}`;
const bytes = (url) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--force-color-profile=srgb'] });
const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
page.on('pageerror', (error) => console.error(error.message));
await page.goto(`file://${here('film.html')}`);
const sources = scripts.map((path) => readFileSync(here(path), 'utf8'));
await page.addScriptTag({ content: sources.join('\n;\n') + PAGE() });
const wanted = await page.evaluate((number) => globalThis.FILMS[number].imgs, film);
const pictures = Object.entries({ dawn: 'mesh-dawn.webp', ...wanted }).map(([name, path]) => [name, dataUrl(path)]);
await page.evaluate(([number, images]) => globalThis.init(number, images), [Number(film), Object.fromEntries(pictures)]);

if (mode === 'sheet') writeFileSync(join(tmpdir(), `film-${film}.jpg`), bytes(await page.evaluate(() => globalThis.sheet(24, 4, 426))));
else await makeFilm();
await browser.close();

async function makeFilm() {
  const folder = join(tmpdir(), `film-${film}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (let k = 0; k < FPS * SECONDS; k++)
    writeFileSync(`${folder}/${String(k).padStart(3, '0')}.png`, bytes(await page.evaluate(([t, n]) => globalThis.blurred(t, n), [k / FPS, SUBFRAMES])));
  const { name, poster } = await page.evaluate(() => ({ name: globalThis.FILM.name, poster: globalThis.FILM.poster }));
  writeFileSync(join(tmpdir(), `film-poster-${name}.png`), bytes(await page.evaluate((t) => globalThis.still(t), poster)));
  encode(folder, here(`../../site/films/${name}.mp4`));
}

/** The lowest constant rate factor whose file is no larger than the one before. */
function encode(folder, target) {
  const limit = statSync(target).size;
  for (let crf = 22; ; crf += 1) {
    execFileSync('ffmpeg', ['-y', '-loglevel', 'error', '-framerate', String(FPS), '-i', `${folder}/%03d.png`, '-an', '-vf', 'scale=out_range=tv:out_color_matrix=bt709,format=yuv420p', '-c:v', 'libx264', '-preset', 'veryslow', '-aq-mode', '3', '-crf', String(crf), '-profile:v', 'high', '-level', '3.1', '-tune', 'animation', '-g', '100', '-movflags', '+faststart', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', target]);
    const { size } = statSync(target);
    console.log(`crf ${crf}: ${size} bytes`);
    if (size <= limit) return;
  }
}

/** Runs inside the page, after the drawing kit whose canvas and helpers it uses. */
function PAGE() {
  return `
;const main = document.getElementById('c').getContext('2d'); X = main; const canvas = main.canvas;
globalThis.FILMS = FILMS; globalThis.init = async (number, images) => { globalThis.FILM = FILMS[number]; for (const [name, url] of Object.entries(images)) await load(name, url); };
function seek(t) { X = main; X.setTransform(1, 0, 0, 1, 0, 0); X.globalAlpha = 1; X.filter = 'none'; noshadow(); X.clearRect(0, 0, W, H); NOW = ((t % D) + D) % D; FILM.draw(NOW); }
globalThis.still = (t) => { seek(t); return canvas.toDataURL('image/png'); };
const sum = new OffscreenCanvas(W, H), pen = sum.getContext('2d');
globalThis.blurred = (t, n) => { for (let j = 0; j < n; j++) { seek(t + (j / n - 0.25) * 0.5 / 25); pen.globalAlpha = 1 / (j + 1); pen.drawImage(canvas, 0, 0); } main.setTransform(1, 0, 0, 1, 0, 0); main.globalAlpha = 1; main.drawImage(sum, 0, 0); return canvas.toDataURL('image/png'); };
globalThis.sheet = (count, columns, width) => { const h = width * 9 / 16, o = new OffscreenCanvas(columns * width, Math.ceil(count / columns) * h); const all = document.createElement('canvas'); all.width = o.width; all.height = o.height; const g = all.getContext('2d'); for (let i = 0; i < count; i++) { seek(i * D / count); g.drawImage(canvas, (i % columns) * width, Math.floor(i / columns) * h, width, h); } return all.toDataURL('image/jpeg', 0.9); };
`;
}
