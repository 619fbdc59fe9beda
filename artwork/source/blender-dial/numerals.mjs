// numerals.mjs: the figures of the Chinese headings' face -> numerals.otf, which Blender can read.
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const face = readFileSync(new URL('../../fonts/noto-serif-sc-bold-3755.woff2', import.meta.url));
writeFileSync(new URL('numerals.otf', import.meta.url), await subsetFont(face, '0123456789', { targetFormat: 'sfnt' }));
