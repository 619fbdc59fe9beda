/**
 * `npm run package [-- --to FOLDER] [--with-node]`: makes a folder that runs with Node alone, and a tarball of it. In it
 * are the built site, the server with its commands and the packages that these need; no build tools and no sources of the site.
 * With `--with-node` the program of Node is in it too, for the kind of machine that packages.
 */

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { buildOrExplain } from './build.ts';
import { licenceList, readLicences, readLock } from './check/licences.ts';
import { bundleServer } from './package/bundle-server.ts';
import { makeSbom } from './sbom.ts';
import { readArguments } from './cli/read-arguments.ts';

const ROOT = path.join(import.meta.dirname, '..');

/** What goes into a package: the server, its commands, and what a publishing makes pages of. */
const PARTS = [
  'server',
  'features',
  'contract',
  'content',
  'migrations',
  'publishing',
  'scripts/cli',
  'scripts/package/needs-node.cjs',
  'artwork/fonts',
  'site/films',
  'site/fonts',
  'site/messages',
  'site/pictures',
  'site/share-image.ts',
  'site/track-reads.ts',
  'deploy',
  'dist',
  'docs',
  '.env.example',
  'CHANGELOG.md',
  'SECURITY.md',
];

/** How commands are started. No flag that an older Node does not know: it would speak of that. */
const NODE = 'node --no-warnings --require ./scripts/package/needs-node.cjs';

/**
 * Drawn images and cut fonts: a first publishing would take a minute longer without them. Gone where packages were
 * installed anew since.
 */
const MADE_ONCE = ['share-images', 'cut-fonts'].map((name) => `node_modules/.cache/${name}`);

/** What nobody needs who runs the program: tests, and what packages bring for those who develop with them. */
const LEFT_OUT =
  /\.(test\.tsx?|map|d\.[cm]?ts|flow|markdown)$|\/(test|tests|example|examples|docs)\/|(?<!LICENSE)\.md$/;
/** What containers on this machine are set up with (docs/deploy.md). */
const SECRET = /^deploy\/(\.env$|secrets\/)/;
/** Screens of the desk, which are in the built one. */
const SCREENS = /^features\/[^/]+\/desk\//;
/** Compressed pages: a server compresses them anew, with its own address in them. */
const PRESSED_PAGE = /^dist\/client\/.*\.html\.(br|gz|zst)$/;
/** Of these packages only some files are used. */
const USED: Readonly<Record<string, RegExp>> = {
  'node_modules/simple-icons': /package\.json|LICENSE|icons\/(bilibili|wechat|zhihu)\.svg$/,
  'node_modules/@phosphor-icons/core': /package\.json|LICENSE|assets\/(regular|bold|fill|duotone)\//,
  'node_modules/jschardet': /package\.json|LICENSE|build\/.*\.js$/,
  'node_modules/libphonenumber-js': /package\.json|LICENSE|\/(core|es6|max|metadata\.max)|\/index/,
  'node_modules/mediabunny': /package\.json|LICENSE|dist\/modules/,
  'node_modules/satori': /package\.json|LICENSE|dist\/index\.js|\.wasm|satori\/node_modules/,
  'node_modules/zod': /^(?!.*\/src\/)/,
};

const LOCK = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().optional(), devOptional: z.boolean().optional() })),
});
const MANIFEST = z.object({
  name: z.string(),
  version: z.string(),
  scripts: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
});

/** Folders of the packages that the program needs when it runs. */
function packageFolders(): string[] {
  const { packages } = LOCK.parse(JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')));
  return Object.entries(packages)
    .filter(([folder, { dev, devOptional }]) => folder !== '' && !dev && !devOptional)
    .map(([folder]) => folder)
    .filter((folder) => statSync(path.join(ROOT, folder), { throwIfNoEntry: false }));
}

/** What a package says of the packages in it: a bill of materials, and their licences, whose texts lie with each. */
function describePackages(target: string, folders: readonly string[]): void {
  writeFileSync(path.join(target, 'sbom.cdx.json'), makeSbom());
  const shipped = new Set(folders.map((folder) => folder.slice(folder.lastIndexOf('node_modules/') + 13)));
  const licences = readLicences(readLock()).filter(({ name, isForBuilding }) => !isForBuilding && shipped.has(name));
  writeFileSync(path.join(target, 'LICENCES-OF-PACKAGES.txt'), licenceList(licences));
}

/** Copies a file or folder of the repository to the same place of the package. */
function copy(part: string, target: string, isWanted: (file: string) => boolean): void {
  cpSync(path.join(ROOT, part), path.join(target, part), {
    recursive: true,
    filter: (source) => statSync(source).isDirectory() || isWanted(path.relative(ROOT, source)),
  });
}

/** Packages lie within one another: each is copied by itself. */
function copyPackage(folder: string, target: string): void {
  const used = USED[folder] ?? /^/;
  const inner = `${folder}/node_modules/`;
  copy(folder, target, (file) => !file.startsWith(inner) && !LEFT_OUT.test(file) && used.test(file));
}

/** Makes files with the same bytes one: the built site has many twice, and a tarball holds them once then. */
function linkEqualFiles(folder: string): void {
  const known = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
    const same = known.get(hash);
    if (same === undefined) known.set(hash, file);
    else {
      rmSync(file);
      linkSync(same, file);
    }
  }
}

/** The package's own description: its commands run on the Node that runs them. */
function manifest(): string {
  const { name, version, scripts, dependencies } = MANIFEST.parse(
    JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')),
  );
  const commands = Object.entries(scripts).flatMap(([command, line]) => {
    const script = /scripts\/cli\/\S+/.exec(line)?.[0];
    return script ? [[command, `${NODE} ${script}`]] : [];
  });
  const own = { start: `${NODE} server/main.ts`, ...Object.fromEntries(commands) };
  const engines = { node: `>=${process.versions.node.split('.')[0]}` };
  return `${JSON.stringify({ name, version, private: true, type: 'module', engines, scripts: own, dependencies }, null, 2)}\n`;
}

/** Size of a folder in MB, a file with several names counted once. */
function megabytes(folder: string): number {
  const seen = new Set<number>();
  let bytes = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const { ino, size } = statSync(path.join(entry.parentPath, entry.name));
    if (!entry.isFile() || seen.has(ino)) continue;
    seen.add(ino);
    bytes += size;
  }
  return bytes / 1e6;
}

const { values } = readArguments({ options: { to: { type: 'string' }, 'with-node': { type: 'boolean' } } });
await buildOrExplain();
const { name, version } = MANIFEST.parse(JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')));
const target = path.join(path.resolve(values.to ?? 'package'), `${name}-${version}`);
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const part of PARTS)
  copy(part, target, (file) => ![/\.test\.tsx?$/, SCREENS, PRESSED_PAGE, SECRET].some((left) => left.test(file)));
// A file counts as used when a build has read it: those of builds before the packaged one, whose content was written first, stay behind.
const { mtimeMs: builtAt } = statSync(path.join(ROOT, 'dist/rendered/content.json'));
for (const part of MADE_ONCE.filter((one) => existsSync(path.join(ROOT, one))))
  copy(part, target, (file) => statSync(path.join(ROOT, file)).mtimeMs >= builtAt);
const folders = packageFolders();
for (const folder of folders) copyPackage(folder, target);
await bundleServer(ROOT, target, folders);
describePackages(target, folders);
writeFileSync(path.join(target, 'package.json'), manifest());
if (values['with-node']) {
  cpSync(process.execPath, path.join(target, 'bin/node'));
  chmodSync(path.join(target, 'bin/node'), 0o755);
}
linkEqualFiles(target);
const tarball = `${target}.tar.gz`;
const { status } = spawnSync('tar', ['-czf', tarball, '-C', path.dirname(target), path.basename(target)], {
  stdio: 'inherit',
});
if (status !== 0) throw new Error('The tarball could not be made; the reason stands above.');
console.log(
  `${target}: ${megabytes(target).toFixed(1)} MB\n${tarball}: ${(statSync(tarball).size / 1e6).toFixed(1)} MB`,
);
