/**
 * `npm run docs:architecture`: draws the picture in docs/architecture.md from the layers (scripts/check/layers.ts).
 * A test compares the two.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { LAYERS, layersBelow } from './check/layers.ts';

const PAGE = 'docs/architecture.md';

/** Drawn with their folders. */
const OPEN_ROOMS = ['site', 'desk', 'server', 'features', 'publishing'];

/** Drawn as one box. */
const CLOSED_ROOMS = ['content', 'contract'];

const idOf = (layer: string) => layer.replaceAll(/\W/g, '_');

/**
 * The picture as Mermaid text, which GitHub draws: folders only, since the few files beside them would hide the rest; in
 * the place of such files stand the folders that they import.
 */
export function drawing(): string {
  const foldersOf = (room: string) =>
    Object.keys(LAYERS)
      .filter((layer) => layer.startsWith(`${room}/`) && !layer.endsWith('.ts'))
      .sort();
  const shown = [...CLOSED_ROOMS, ...OPEN_ROOMS.flatMap(foldersOf)];
  const boxes = OPEN_ROOMS.flatMap((room) => [
    `  subgraph ${room}["${room}/"]`,
    ...foldersOf(room).map((layer) => `    ${idOf(layer)}["${layer.slice(room.length + 1)}"]`),
    '  end',
  ]);
  const closed = CLOSED_ROOMS.map((room) => `  ${room}["${room}/"]`);
  const shownBelow = (layer: string): string[] =>
    (LAYERS[layer] ?? []).flatMap((below) => (shown.includes(below) ? [below] : shownBelow(below)));
  const arrows = shown.flatMap((layer) => {
    const below = shownBelow(layer);
    const own = below.filter((one) => !below.some((other) => layersBelow(other).has(one)));
    return own.map((one) => `  ${idOf(layer)} --> ${idOf(one)}`);
  });
  return ['```mermaid', 'flowchart TD', ...boxes, ...closed, ...new Set(arrows.sort()), '```'].join('\n');
}

/** The page with its picture replaced. Throws when it has none. */
export function withDrawing(page: string, picture: string): string {
  const old = /```mermaid\n[\s\S]*?\n```/;
  if (!old.test(page)) throw new Error(`${PAGE} has no picture to replace.`);
  return page.replace(old, () => picture);
}

if (import.meta.main) writeFileSync(PAGE, withDrawing(readFileSync(PAGE, 'utf8'), drawing()));
