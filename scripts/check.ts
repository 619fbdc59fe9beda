/** `npm run check`: format, lint, the direction of imports, secrets, packages and their licences, types. Changes nothing. */
import { spawnSync } from 'node:child_process';

const steps: [string, string[]][] = [
  ['oxfmt', ['--check']],
  ['oxlint', ['--deny-warnings']],
  ['node', ['scripts/check/imports.ts']],
  ['node', ['scripts/check/secrets.ts']],
  ['node', ['scripts/check/dependencies.ts']],
  ['node', ['scripts/check/licences.ts', '--quiet']],
  ['astro', ['check', '--minimumSeverity', 'error']],
];
for (const [command, args] of steps) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
