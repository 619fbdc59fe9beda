/**
 * The layers of the code and the one rule of imports: a file imports from its own layer and from those that its layer's
 * arrows lead to. `npm run check` holds every import against it; the picture in docs/architecture.md is drawn from it.
 */
import path from 'node:path';

/**
 * Each layer with those right below it. A layer is a folder, or a file that ranks differently from the folder it is in.
 * What a layer reaches by way of another is not repeated. `site`, `server` and `desk` are the files right in them. A
 * feature has two layers, the server's files and its `desk/`, which reach each other by neither way; its
 * `contract` and `schema`, be they files or folders, rank as the folders of these names in `contract/`.
 */
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  'contract/schema': ['contract'],
  content: ['site/messages'],
  migrations: [],

  site: ['content'],
  'site/behaviour': ['contract'],
  'site/fonts': ['contract'],
  'site/messages': ['contract'],
  'site/components': ['site', 'site/behaviour'],
  'site/structured-data': ['site/components'],
  'site/layouts': ['site/fonts', 'site/structured-data'],
  'site/sections': ['site/components'],
  'site/pages': ['site/layouts', 'site/sections'],
  'site/rendered': ['site/sections'],
  // The bundle of all of them; Astro finds the pages by itself.
  'site/renderer.ts': ['site/rendered'],

  // Of the schemas their types alone, which `.oxlintrc.json` sees to.
  'desk/api': ['contract/schema'],
  'desk/words': ['contract'],
  'desk/components': ['desk/api', 'desk/words'],
  'desk/session': ['desk/components'],
  'desk/leads': ['desk/session'],
  'desk/guide': ['desk/session'],
  'desk/shell': [
    'desk/guide',
    'features/leads/desk',
    'features/reports/desk',
    'features/short-links/desk',
    'features/staff/desk',
  ],
  desk: ['desk/shell'],

  // Settings and the log.
  server: ['contract'],
  'server/http': ['server'],
  'server/storage': ['server'],
  'server/pages': ['server/http'],
  'server/crypto': ['server/storage'],
  'server/backup': ['features/privacy'],
  'server/start': [
    'features/notices',
    'features/reports',
    'features/short-links',
    'server/backup',
    'features/content',
    'features/receipt',
  ],
  'server/main.ts': ['server/start'],

  // What makes pages of the content, as programs that the server starts: of them it imports where they are and what they say.
  'publishing/protocol': ['content'],
  'publishing/files': ['publishing/protocol', 'server/pages'],
  'publishing/media': ['content'],
  'publishing/pages': ['content', 'server/pages', 'site/renderer.ts'],
  'publishing/fonts': ['publishing/files', 'publishing/pages', 'site/fonts'],
  'publishing/share-images': ['publishing/fonts'],
  publishing: ['publishing/media', 'publishing/share-images'],

  'features/content': ['publishing/protocol', 'server/pages', 'features/staff'],
  'features/content/desk': ['desk/leads'],
  'features/leads': ['server/pages', 'features/staff'],
  'features/leads/desk': ['features/notices/desk', 'features/privacy/desk'],
  'features/notices': ['features/leads'],
  'features/notices/desk': ['desk/leads'],
  'features/privacy': ['features/leads'],
  'features/privacy/desk': ['desk/leads'],
  'features/receipt': ['features/privacy'],
  'features/reports': ['features/leads'],
  'features/reports/desk': ['desk/leads'],
  'features/short-links': ['features/staff'],
  'features/short-links/desk': ['desk/leads'],
  'features/staff': ['contract/schema', 'server/crypto', 'server/http'],
  'features/staff/desk': ['features/content/desk'],
};

/** Layers whose folders do not import from each other: what two sections or two screens share is in a layer below. */
export const LAYERS_OF_SEPARATE_FOLDERS = ['site/sections', 'features/leads/desk', 'features/staff/desk'];

/** Collects the message files of all screens for the build, and is the one file that looks upwards. */
const DESK_MESSAGES = 'desk/words/desk-messages.ts';

/** Import everything, and are imported by no layer: commands, tests, and the settings of tools at the top. */
const ABOVE_ALL = ['scripts', 'tests', '.'];

function layerInFeature(file: string): string {
  const [, feature = '', part = ''] = file.split('/');
  if (part === 'contract.ts' || part === 'contract') return 'contract';
  if (part === 'schema.ts' || part === 'schema') return 'contract/schema';
  return part === 'desk' ? `features/${feature}/desk` : `features/${feature}`;
}

/** The layer of a file by its path in the repository, be it in the list or not. */
export function layerOf(file: string): string {
  const [room = '', folder] = path.posix.dirname(file).split('/');
  const hasFolders = Object.keys(LAYERS).some((layer) => layer.startsWith(`${room}/`));
  if (Object.hasOwn(LAYERS, file)) return file;
  if (room === 'features') return layerInFeature(file);
  // Its folders but that of the schemas only sort the files.
  if (room === 'contract' && folder !== 'schema') return room;
  return folder && hasFolders ? `${room}/${folder}` : room;
}

/** The layers that a layer may import from, besides itself. */
export function layersBelow(layer: string): Set<string> {
  const direct = LAYERS[layer] ?? [];
  return new Set(direct.flatMap((below) => [below, ...layersBelow(below)]));
}

/**
 * The rule that an import breaks, in words; undefined for an import that is fine. Tests may import everything.
 *
 * @param file path in the repository of the file with the import.
 * @param target path in the repository of what it imports.
 */
export function brokenRule(file: string, target: string): string | undefined {
  const [from, to] = [layerOf(file), layerOf(target)];
  if (ABOVE_ALL.includes(from) || file.includes('.test.')) return undefined;
  if (!Object.hasOwn(LAYERS, from)) return `${from} is no layer yet: say what it may import`;
  if (file === DESK_MESSAGES && /^desk\/|\/desk$/.test(to) && target.endsWith('.messages.ts')) return undefined;
  if (file.endsWith('.routes.ts') && target.endsWith('.repository.ts'))
    return 'routes call services, and services call repositories';
  if (from === to) {
    const folderIn = (path: string) => path.slice(from.length + 1).split('/')[0];
    const isApart = LAYERS_OF_SEPARATE_FOLDERS.includes(from) && folderIn(file) !== folderIn(target);
    return isApart ? `the folders in ${from}/ do not import from each other` : undefined;
  }
  const below = layersBelow(from);
  if (below.has(to)) return undefined;
  const allowed = below.size > 0 ? `only from ${[...below].sort().join(', ')}` : 'from no other layer';
  return `${from} imports ${allowed}`;
}
