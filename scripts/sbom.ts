/**
 * `npm run sbom [-- FILE]`: the packages that run, as a software bill of materials in CycloneDX, on the output or into
 * FILE. Made by npm from what is installed; asks no registry.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readArguments } from './cli/read-arguments.ts';

const ROOT = path.join(import.meta.dirname, '..');

const MANIFEST = z.object({ name: z.string() });
const SBOM = z.looseObject({ metadata: z.looseObject({ component: z.looseObject({ name: z.string() }) }) });

/** The bill of materials, as JSON. @throws npm's error. */
export function makeSbom(): string {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--omit', 'dev'];
  const sbom = SBOM.parse(JSON.parse(execFileSync('npm', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 })));
  // npm names the program after the folder that it is in.
  sbom.metadata.component.name = MANIFEST.parse(JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))).name;
  return `${JSON.stringify(sbom, null, 2)}\n`;
}

if (import.meta.main) {
  const [file] = readArguments({ allowPositionals: true }).positionals;
  if (file === undefined) process.stdout.write(makeSbom());
  else writeFileSync(file, makeSbom());
}
