/** The linter keeps the directions of docs/architecture.md: an import upwards or sideways is an error. Costs a second. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const REFUSED = [
  ['server/http/made-up.ts', '../leads/phone.ts'],
  ['server/storage/made-up.ts', '../pages/site.ts'],
  ['server/crypto/made-up.ts', '../staff/sessions.ts'],
  ['server/staff/made-up.ts', '../notices/send-notice.ts'],
  ['server/leads/list/made-up.ts', '../../privacy/requests/erasure.service.ts'],
  ['server/privacy/made-up.ts', '../backup/restore.ts'],
  ['server/notices/made-up.ts', '../reports/figures.service.ts'],
  ['server/reports/made-up.ts', '../start/start-server.ts'],
  ['server/backup/made-up.ts', '../start/start-server.ts'],
  ['server/leads/made-up.ts', '../../site/messages/home.messages.ts'],
  ['contract/made-up.ts', '../server/config.ts'],
  ['desk/shell/made-up.ts', '../../server/config.ts'],
  ['site/sections/made-up.ts', '../../desk/shell/screens.tsx'],
] as const;

const ALLOWED = [
  ['server/leads/list/allowed.ts', '../../staff/staff-context.ts'],
  ['server/privacy/allowed.ts', '../leads/phone.ts'],
  ['server/start/allowed.ts', '../backup/restore.ts'],
  ['server/notices/allowed.ts', '../../contract/locales.ts'],
] as const;

/** Two files of each room that import a type of each other. */
const CIRCLES = ['contract', 'server/leads', 'desk/leads', 'site/components/made-up'].flatMap((folder) => [
  [`${folder}/one.ts`, './other.ts'] as const,
  [`${folder}/other.ts`, './one.ts'] as const,
]);

/** Files of a made-up checkout whose import a rule of the linter refuses, under this project's own settings. */
function refusedFiles(
  rule: string,
  files: readonly (readonly [file: string, imported: string])[],
  statement = 'import { x }',
): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'site-test-'));
  try {
    copyFileSync('biome.json', path.join(root, 'biome.json'));
    writeFileSync(path.join(root, '.gitignore'), 'node_modules\n');
    for (const [file, imported] of files) {
      mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(root, file), `${statement} from '${imported}';\n\nexport type y = typeof x;\n`);
    }
    const args = ['lint', `--only=${rule}`, '--max-diagnostics=100', '.'];
    const { stdout, stderr } = spawnSync(path.resolve('node_modules/.bin/biome'), args, {
      cwd: root,
      encoding: 'utf8',
    });
    const refused = `${stdout}${stderr}`.matchAll(new RegExp(`^(\\S+?):\\d+:\\d+ lint/${rule}`, 'gm'));
    return [...refused].map(([, file = '']) => file);
  } finally {
    rmSync(root, { recursive: true });
  }
}

describe('imports', () => {
  it('go down and never up or sideways', () => {
    const refused = refusedFiles('style/noRestrictedImports', [...REFUSED, ...ALLOWED]);
    expect(refused.toSorted()).toEqual(REFUSED.map(([file]) => file).toSorted());
  });

  it('go in no circle, of types neither', () => {
    const refused = refusedFiles('suspicious/noImportCycles', CIRCLES, 'import type { x }');
    expect(refused.toSorted()).toEqual(CIRCLES.map(([file]) => file).toSorted());
  });
});
