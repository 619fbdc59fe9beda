/**
 * `npm run licences`: every package with its licence, those that run and those that only build; names the copyleft ones.
 * Ends with 1 at a licence that is not on the list below. What it says comes from `package-lock.json`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Licences that ask for no more than their text being kept, which the package that is shipped does. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Zlib',
]);

/** Packages of which changes have to be published as well, and why they may be used: begins of their names. */
const COPYLEFT: readonly { licence: string; names: readonly string[]; why: string }[] = [
  {
    licence: 'LGPL-3.0-or-later',
    names: ['@img/sharp-'],
    why: 'libvips, a library of its own beside sharp, loaded when it runs and exchangeable; unchanged',
  },
  { licence: 'MPL-2.0', names: ['mediabunny'], why: 'counts file by file; its files are unchanged' },
  { licence: 'MPL-2.0', names: ['satori'], why: 'counts file by file; its files are unchanged' },
  {
    licence: 'MPL-2.0',
    names: ['axe-core', 'lightningcss'],
    why: 'a tool that tests or builds; nothing of it is shipped',
  },
];

const LOCK = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
    }),
  ),
});

/** A package and its licence. */
export interface Licensed {
  name: string;
  version: string;
  licence: string;
  /** Whether it only builds, and is not shipped. */
  isForBuilding: boolean;
}

/** The packages of a `package-lock.json`, by name. @throws when it is none. */
export function readLicences(lock: unknown): Licensed[] {
  const { packages } = LOCK.parse(lock);
  return Object.entries(packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, { version = '', license = 'none', dev = false, devOptional = false }]) => ({
      name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
      isForBuilding: dev || devOptional,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

function copyleftOf(name: string, licence: string) {
  return COPYLEFT.find((rule) => rule.licence === licence && rule.names.some((start) => name.startsWith(start)));
}

/** The single licences of an expression in SPDX's form; of alternatives the first that is free of conditions. */
function partsOf(expression: string): string[] {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  // Mixed expressions do not occur: one would be named whole, and refused.
  if (plain.includes(' OR ') && !plain.includes(' AND ')) {
    const choices = plain.split(' OR ');
    return [choices.find((choice) => PERMISSIVE.has(choice)) ?? plain];
  }
  return plain.includes(' OR ') ? [plain] : plain.split(' AND ');
}

/** Why a package may be used although it is copyleft; undefined for a permissive one. */
export function copyleftReason({ name, licence }: Licensed): string | undefined {
  return partsOf(licence)
    .map((part) => copyleftOf(name, part)?.why)
    .find((why) => why !== undefined);
}

/** Packages whose licence nobody has looked at. */
export function unknownLicences(packages: readonly Licensed[]): Licensed[] {
  return packages.filter(({ name, licence }) =>
    partsOf(licence).some((part) => !PERMISSIVE.has(part) && !copyleftOf(name, part)),
  );
}

/** The list of packages that run, for those who are given the program. */
export function licenceList(packages: readonly Licensed[]): string {
  const line = (one: Licensed) => {
    const why = copyleftReason(one);
    return `${one.name} ${one.version}: ${one.licence}${why ? ` (copyleft; ${why})` : ''}`;
  };
  return `${packages.map(line).join('\n')}\n`;
}

/** The lock file of this project, read. */
export function readLock(): unknown {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, '../../package-lock.json'), 'utf8'));
}

if (import.meta.main) {
  const packages = readLicences(readLock());
  const isQuiet = process.argv.includes('--quiet');
  const unknown = unknownLicences(packages);
  if (!isQuiet) {
    const [building, running] = [true, false].map((which) => packages.filter((one) => one.isForBuilding === which));
    console.log(`Packages that run:\n\n${licenceList(running ?? [])}`);
    console.log(`Packages that only build and test:\n\n${licenceList(building ?? [])}`);
  }
  for (const { name, licence } of unknown)
    console.error(`${name}: the licence ${licence} is not on the list of scripts/check/licences.ts`);
  if (unknown.length > 0) process.exitCode = 1;
}
