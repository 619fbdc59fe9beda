// encode.mjs [LIGHT ...]: masters/dial-LIGHT-{wide,mobile}.png -> the files of site/pictures/banners.
import sharp from 'sharp';

const ROOT = new URL('../../../', import.meta.url).pathname;
/** What an arch shows of a wide picture. */
const ARCH = { left: 1190, top: 90, width: 500, height: 833 };

for (const light of process.argv.length > 2 ? process.argv.slice(2) : ['morning', 'noon', 'dusk', 'night']) {
  const master = (form) => sharp(`${ROOT}artwork/masters/dial-${light}-${form}.png`);
  const file = (name) => `${ROOT}site/pictures/banners/dial-${light}-${name}`;
  for (const width of [780, 1440, 2000]) await master('wide').resize(width).avif({ quality: width === 780 ? 50 : 78, effort: 7 }).toFile(file(`wide-${width}.avif`));
  for (const width of [1440, 2000]) await master('wide').resize(width).webp({ quality: 80, effort: 6 }).toFile(file(`wide-${width}.webp`));
  for (const width of [780, 900]) {
    // The first of them is what a phone waits for: a byte saved here is one for the words.
    await master('mobile')
      .resize(width)
      .avif({ quality: width === 780 ? 40 : 50, effort: 7, chromaSubsampling: '4:2:0' })
      .toFile(file(`mobile-${width}.avif`));
    await master('mobile').resize(width).webp({ quality: 80, effort: 6 }).toFile(file(`mobile-${width}.webp`));
  }
  const arch = () => master('wide').extract(ARCH);
  await arch().resize(480).avif({ quality: 52, effort: 7 }).toFile(file('arch-480.avif'));
  await arch().resize(480).webp({ quality: 72, effort: 6 }).toFile(file('arch-480.webp'));
  await arch().resize(240).avif({ quality: 46, effort: 7 }).toFile(file('arch-240.avif'));
}
