/** Reads icon drawings at build time: Phosphor (MIT) by name, account marks of simple-icons (CC0) as `brand-…`. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { optimize } from 'svgo';

const require = createRequire(import.meta.url);

/** A drawing ready to stand in a `<symbol>`. */
export interface IconDrawing {
  viewBox: string;
  markup: string;
}

function fileOf(name: string): string {
  if (name.startsWith('brand-')) return require.resolve(`simple-icons/icons/${name.slice('brand-'.length)}.svg`);
  const weight = /-(bold|fill|duotone)$/.exec(name)?.[1] ?? 'regular';
  return require.resolve(`@phosphor-icons/core/assets/${weight}/${name}.svg`);
}

function draw(name: string): IconDrawing {
  const source = readFileSync(fileOf(name), 'utf8');
  // Phosphor draws on 256 units and simple-icons on 24: half a unit and a twentieth of one cannot be seen at 20 px.
  const floatPrecision = name.startsWith('brand-') ? 1 : 0;
  const svg = optimize(source, { multipass: true, floatPrecision, plugins: ['preset-default'] }).data;
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 256 256';
  const markup = svg
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>[\s\S]*$/, '')
    .replace(/<title>.*?<\/title>/, '');
  return { viewBox, markup };
}

const drawings = new Map<string, IconDrawing>();

/** The drawing of an icon: `arrow-right`, `check-bold`, `brand-wechat`. Throws when no package has it. */
export function iconDrawing(name: string): IconDrawing {
  // Every page has some: drawn for each anew they were half of the time of rendering.
  const drawing = drawings.get(name) ?? draw(name);
  drawings.set(name, drawing);
  return drawing;
}
