/**
 * Makes a few files of the server's program, which is a thousand modules with its packages: a package starts in half of the
 * time then. Commands and the processes of a publishing stay modules of their own.
 */
import path from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

/** The program, and where it lies in a package: what starts it knows it by this name. */
const PROGRAM = 'server/main.ts';
/** Folder of a package with what the program loads. */
const CHUNKS = 'server/bundle';

/** Modules name files beside them; in the bundle they lie elsewhere. */
function keepPlaces(root: string): Plugin {
  return {
    name: 'keep-places',
    transform: {
      filter: { id: { include: /\.ts$/, exclude: /node_modules/ }, code: /import\.meta\.(dirname|url)/ },
      handler(code, id) {
        const [from, module] = [path.join(root, CHUNKS), path.relative(root, id)];
        const dirname = JSON.stringify(`/${path.relative(from, path.dirname(id))}`);
        const url = JSON.stringify(path.relative(from, path.join(root, module)));
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
 * Writes the bundled program into a package, in the place of its first module.
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
    // What pg would use if it were there.
    external: ['pg-native'],
  });
  const { output } = await bundle.write({
    dir: target,
    entryFileNames: PROGRAM,
    chunkFileNames: `${CHUNKS}/[name].js`,
    // For whoever looks for the cause of a failure.
    minify: false,
  });
  await bundle.close();
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const needed = new Set(modules.map((module) => packageOf(module, root)).filter((folder) => folder !== undefined));
  const missing = needed.difference(new Set(packages));
  if (missing.size > 0)
    throw new Error(`The server needs packages that are not under dependencies: ${[...missing].join(', ')}`);
}
