/**
 * Looks at the packages: each is pinned by version and hash, only those that were looked at run a script when they are
 * installed, and, where the registry tells, none that runs has a known fault of severity high or above.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readLock } from './licences.ts';

const ROOT = path.join(import.meta.dirname, '../..');

/** A registry that does not answer holds nobody up. */
const AUDIT_MAX_MS = 60_000;

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const VERSIONS = z.record(z.string(), z.string()).default({});
const MANIFEST = z.object({
  dependencies: VERSIONS,
  devDependencies: VERSIONS,
  overrides: VERSIONS,
  allowScripts: z.record(z.string(), z.boolean()).default({}),
});
const LOCK = z.object({
  packages: z.record(
    z.string(),
    z.object({
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
});
const AUDIT = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
});

/** What is not pinned, or would run a script that nobody has allowed or forbidden; one line each. */
export function unpinned(manifest: unknown, lock: unknown): string[] {
  const { dependencies, devDependencies, overrides, allowScripts } = MANIFEST.parse(manifest);
  const loose = Object.entries({ ...dependencies, ...devDependencies, ...overrides })
    .filter(([, version]) => !EXACT.test(version))
    .map(([name, version]) => `package.json: ${name} has no exact version (${version})`);
  const locked = Object.entries(LOCK.parse(lock).packages).filter(([folder]) => folder !== '');
  const unhashed = locked
    // Without an address it comes from the registry of npm's settings.
    .filter(
      ([, { resolved = 'https://', integrity = '' }]) =>
        !resolved.startsWith('https://') || !integrity.startsWith('sha512-'),
    )
    .map(([folder]) => `package-lock.json: ${folder} has no hash (sha512), or comes from elsewhere than a registry`);
  const scripts = locked
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([folder]) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length))
    .filter((name) => !Object.hasOwn(allowScripts, name))
    .map((name) => `package.json: allowScripts says nothing of ${name}, which has an install script`);
  return [...loose, ...unhashed, ...scripts];
}

/** What is known of faults: undefined where nobody could say. */
export interface Audit {
  /** Packages with a fault of severity high or above. */
  grave: string[];
  /** Packages with lesser ones. */
  lesser: string[];
}

/** Reads what `npm audit --json` has written; undefined where it holds no result. */
export function readAudit(output: string): Audit | undefined {
  let written: unknown;
  try {
    written = JSON.parse(output);
  } catch {
    return undefined;
  }
  const parsed = AUDIT.safeParse(written);
  if (!parsed.success) return undefined;
  const faults = Object.entries(parsed.data.vulnerabilities);
  const isGrave = (severity: string) => severity === 'high' || severity === 'critical';
  const line = ([name, { severity, range }]: (typeof faults)[number]) => `${name} ${range}: ${severity}`;
  return {
    grave: faults.filter(([, { severity }]) => isGrave(severity)).map(line),
    lesser: faults.filter(([, { severity }]) => !isGrave(severity)).map(line),
  };
}

/** Asks the registry of npm's settings for known faults of what runs; undefined where it does not tell. */
export function audit(registry?: string): Promise<Audit | undefined> {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', ...(registry ? [`--registry=${registry}`] : [])];
  const { promise, resolve } = Promise.withResolvers<Audit | undefined>();
  // It ends with an error also where it has found something.
  execFile('npm', args, { cwd: ROOT, timeout: AUDIT_MAX_MS }, (_error, stdout) => resolve(readAudit(stdout)));
  return promise;
}

if (import.meta.main) {
  const manifest: unknown = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const found = unpinned(manifest, readLock());
  const known = await audit();
  if (!known) {
    console.log(
      'Known faults of packages: NOT CHECKED, the registry did not tell. Run npm audit --omit=dev elsewhere.',
    );
  }
  for (const line of known?.lesser ?? []) console.log(`Known fault, to be looked at: ${line}`);
  for (const line of [...found, ...(known?.grave.map((one) => `Known fault: ${one}`) ?? [])]) console.error(line);
  if (found.length > 0 || (known?.grave.length ?? 0) > 0) process.exitCode = 1;
}
