/**
 * Makes a few files of the server's program, which is a thousand modules with its packages: a package starts in half of the
 * time then. Commands and the processes of a publishing stay modules of their own.
 */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { z } from 'zod';

/** The program, and where it lies in a package: what starts it knows it by this name. */
const PROGRAM = 'server/main.ts';
/** Folder of a package with what the program loads. */
const CHUNKS = 'server/bundle';

/**
 * The bundle loads it as migrations do, which are modules of their own: they ask whether a dialect is of one of its
 * classes, which have to be the same ones. It is 250 modules, and a bundle of its own therefore.
 */
const SHARED = 'kysely';

const EXPORTS = z.object({ exports: z.record(z.string(), z.union([z.string(), z.object({ default: z.string() })])) });

/** Puts a bundle of a package in the place of its modules. What it exports stays where its description says. */
async function bundleShared(root: string, target: string): Promise<void> {
  const folder = path.join('node_modules', SHARED);
  const description: unknown = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
  const files = Object.values(EXPORTS.parse(description).exports)
    .map((given) => (typeof given === 'string' ? given : given.default))
    .map((file) => path.join(folder, file));
  const bundle = await rolldown({
    input: Object.fromEntries(files.map((file) => [file, file])),
    cwd: root,
    platform: 'node',
  });
  rmSync(path.join(target, folder, 'dist'), { recursive: true });
  await bundle.write({
    dir: target,
    entryFileNames: '[name]',
    chunkFileNames: `${folder}/dist/[name].js`,
    minify: false,
  });
  await bundle.close();
}

/** Modules name files beside them; in the bundle they lie elsewhere. */
function keepPlaces(root: string): Plugin {
  return {
    name: 'keep-places',
    transform: {
      filter: { id: { include: /\.ts$/, exclude: /node_modules/ }, code: /import\.meta\.(dirname|url)/ },
      handler(code, id) {
        const chunks = path.join(root, CHUNKS);
        const dirname = JSON.stringify(`/${path.relative(chunks, path.dirname(id))}`);
        const url = JSON.stringify(path.relative(chunks, id));
        return code
          .replaceAll('import.meta.dirname', `(import.meta.dirname + ${dirname})`)
          .replaceAll('import.meta.url', `new URL(${url}, import.meta.url)`);
      },
    },
  };
}

/** The folder of the package that a module is of, from the root on; undefined for a module of our own. */
function packageOf(module: string, root: string): string | undefined {
  const folders = path.relative(root, module).split('node_modules/');
  const name = /^(@[^/]+\/)?[^/]+/.exec(folders.pop() ?? '')?.[0];
  return folders.length === 0 || name === undefined ? undefined : [...folders, name].join('node_modules/');
}

/**
 * Writes the bundled program into a package, in the place of its first module and of the modules of {@link SHARED}.
 *
 * @param root folder of the repository.
 * @param target folder of the package.
 * @param packages folders of the packages that it holds, from the root on.
 * @throws when the program needs another package, which would come without its licence.
 */
export async function bundleServer(root: string, target: string, packages: readonly string[]): Promise<void> {
  const bundle = await rolldown({
    input: { main: PROGRAM },
    cwd: root,
    platform: 'node',
    plugins: [keepPlaces(root)],
    // And what pg would use if it were there.
    external: [new RegExp(`^${SHARED}(/|$)`), 'pg-native'],
  });
  const { output } = await bundle.write({
    dir: target,
    entryFileNames: PROGRAM,
    chunkFileNames: `${CHUNKS}/[name].js`,
    // For whoever looks for the cause of a failure.
    minify: false,
  });
  await bundle.close();
  await bundleShared(root, target);
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const needed = new Set(modules.map((module) => packageOf(module, root)).filter((folder) => folder !== undefined));
  const missing = needed.difference(new Set(packages));
  if (missing.size > 0)
    throw new Error(`The server needs packages that are not under dependencies: ${[...missing].join(', ')}`);
}
