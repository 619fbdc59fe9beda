/**
 * Builds an edition with so many programmes: those of the content, and copies of them under other names and titles.
 * Needs a build, whose bundle it takes. `node build-programs.ts NUMBER FOLDER` prints what it took as JSON.
 */
import path from 'node:path';
import { contentOf, documentsOf } from '../../content/parse-content.ts';
import { readContentFiles } from '../../content/read-content-files.ts';
import { BUILT_ADDRESS } from '../../contract/built-address.ts';
import { buildEdition } from '../../publishing/build-edition.ts';
import { readArguments } from '../cli/read-arguments.ts';
import { precompress } from '../../publishing/files/precompress.ts';

/** What a build took. */
export interface BuildFigures {
  programs: number;
  /** From the documents to the finished folder. */
  ms: number;
  /** Most memory of the process that builds; those that it starts are not in it. */
  maxRssMib: number;
  /** Milliseconds of each step. */
  steps: [string, number][];
}

interface Program {
  title: Record<string, string>;
}

const PROGRAMS = 'programs/';
const KIB_PER_MIB = 1024;

/** The documents with copies of programmes, until there are so many. */
function withPrograms(count: number): Map<string, unknown> {
  const documents = documentsOf(readContentFiles());
  const originals = [...documents].filter(([name]) => name.startsWith(PROGRAMS));
  for (let number = originals.length; number < count; number++) {
    const [name = '', body] = originals[number % originals.length] ?? [];
    // The schema has read it.
    const { title } = body as Program;
    const titles = Object.fromEntries(Object.entries(title).map(([locale, text]) => [locale, `${text} ${number}`]));
    documents.set(`${name}-${number}`, { ...(body as Program), title: titles });
  }
  return documents;
}

const [count = '20', folder = ''] = readArguments({ allowPositionals: true }).positionals;
process.env['NODE_ENV'] = 'production';
const documents = withPrograms(Number(count));
const steps: [string, number][] = [];
const root = path.join(import.meta.dirname, '../..');
const start = performance.now();
await buildEdition({
  compress: precompress,
  content: contentOf(documents),
  documents,
  media: { kept: path.join(folder, 'uploads'), shaped: path.join(folder, 'shaped') },
  bundle: path.join(root, 'dist/bundle'),
  folder: path.join(folder, 'edition'),
  address: BUILT_ADDRESS,
  async step(name, run) {
    const since = performance.now();
    const result = await run();
    steps.push([name, Math.round(performance.now() - since)]);
    return result;
  },
});
const figures: BuildFigures = {
  programs: [...documents.keys()].filter((name) => name.startsWith(PROGRAMS)).length,
  ms: Math.round(performance.now() - start),
  maxRssMib: Math.round(process.resourceUsage().maxRSS / KIB_PER_MIB),
  steps,
};
console.log(`\n${JSON.stringify(figures)}`);
