/** The package (`npm run package`): what it weighs, and how soon it shows a page. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../free-port.ts';
import { run, startServer } from '../processes.ts';
import { shown, spreadOf } from '../spread.ts';
import type { MeasurePart, Row } from './part.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const LIMITS = { withoutNode: 60, withNode: 120, startMs: 1000 };
/** Another address than the build's: the first start writes it into all pages. */
const SITE_URL = 'https://www.firm.example';

/** A package, and what it weighs in MB. */
interface Package {
  folder: string;
  unpacked: number;
  tarball: number;
}

async function makePackage(to: string, flags: readonly string[]): Promise<Package> {
  const script = path.join(ROOT, 'scripts/package.ts');
  const printed = await run([process.execPath, '--disable-warning=ExperimentalWarning', script, '--to', to, ...flags]);
  // As the script says it at its end: the folder, then the tarball.
  const [unpacked, tarball] = [...printed.matchAll(/^(\/.*): ([\d.]+) MB$/gm)].map(([, name = '', size]) => ({
    name,
    size: Number(size),
  }));
  if (!unpacked || !tarball) throw new Error('The package does not say what it weighs.');
  return { folder: unpacked.name, unpacked: unpacked.size, tarball: tarball.size };
}

/** Milliseconds from the start of the program to a whole page. */
async function startMs(program: string, dataDir: string): Promise<number> {
  const settings = { SITE_URL, DATA_DIR: dataDir, PORT: String(await freePort()) };
  const begun = performance.now();
  const server = await startServer(settings, program, (command) => [...command], path.join(program, 'server/main.ts'));
  try {
    await (await fetch(`http://127.0.0.1:${server.port}/zh/`)).text();
    return performance.now() - begun;
  } finally {
    await server.stop();
  }
}

async function measureStarts(program: string, folder: string, rounds: number) {
  const [first, later]: number[][] = [[], []];
  for (let round = 1; round <= rounds; round++) {
    const dataDir = path.join(folder, `data-${round}`);
    first?.push(await startMs(program, dataDir));
    later?.push(await startMs(program, dataDir));
  }
  return { first: spreadOf(first ?? []), later: spreadOf(later ?? []) };
}

function sizeRow(asked: string, size: number, limit: number, reason?: string): Row {
  const row = { asked, measured: `${size} MB`, limit: `${limit} MB`, isReached: size <= limit };
  return reason === undefined ? row : { ...row, reason };
}

/** Measures the package. */
export const measurePackage: MeasurePart = async ({ rounds }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-package-'));
  try {
    const withNode = await makePackage(path.join(folder, 'with-node'), ['--with-node']);
    const alone = await makePackage(path.join(folder, 'alone'), []);
    const { first, later } = await measureStarts(alone.folder, folder, rounds);
    const unpackedReason =
      'unpacked are the pages as HTML, in three languages, and the packages, which a tarball holds in a third';
    const startRow = (asked: string, ms: typeof first): Row => ({
      asked,
      measured: `${shown(ms)} ms`,
      limit: `${LIMITS.startMs} ms`,
      isReached: ms.median < LIMITS.startMs,
    });
    return {
      rows: [
        sizeRow('the package as a tarball', alone.tarball, LIMITS.withoutNode),
        sizeRow('the same with Node', withNode.tarball, LIMITS.withNode),
        sizeRow('the package unpacked', alone.unpacked, LIMITS.withoutNode, unpackedReason),
        sizeRow('the same with Node', withNode.unpacked, LIMITS.withNode, unpackedReason),
        {
          ...startRow('the package from its start to the first page', later),
          reason:
            'a third of it loads the program, a third reads the pages into memory, a third starts Node and opens the store',
        },
        {
          ...startRow('the same at the first start with an address', first),
          reason: 'the address is written into each page, and what names it is compressed anew, once',
        },
      ],
      details: [
        `Each start is that of a process, with a store of its own on the disk; the page is asked for without compression. ${rounds} first starts, each followed by a second one.`,
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
