/** The rule of imports that docs/architecture.md shows and `npm run check` holds the code to. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsIn, readImports, refusedImports } from '../../scripts/check/imports.ts';
import { brokenRule, LAYERS, layerOf, layersBelow } from '../../scripts/check/layers.ts';

const NAMES = Object.keys(LAYERS);

/** A made-up file of a layer, or the layer itself where it is a file. */
const fileIn = (layer: string) => (layer.endsWith('.ts') ? layer : `${layer}/made-up.ts`);

/** Imports that go upwards or sideways, or out of the layers. */
const REFUSED = [
  ['content/made-up.ts', 'site/site-content.ts'],
  ['content/schema/made-up.ts', 'publishing/pages/pages.ts'],
  ['contract/made-up.ts', 'server/config.ts'],
  ['features/leads/desk/lead/made-up.ts', 'features/leads/desk/list/columns.ts'],
  ['desk/shell/made-up.ts', 'server/config.ts'],
  ['desk/words/desk-messages.ts', 'desk/leads/lead-api.ts'],
  ['desk/words/made-up.ts', 'desk/leads/lead.messages.ts'],
  ['features/short-links/desk/made-up.ts', 'features/short-links/target.ts'],
  ['features/short-links/desk/made-up.ts', 'server/http/download.ts'],
  ['features/short-links/made-up.routes.ts', 'features/short-links/short-link.repository.ts'],
  ['features/short-links/made-up.ts', 'features/short-links/desk/short-link.ts'],
  ['features/short-links/schema.ts', 'features/short-links/target.ts'],
  ['features/unlisted/made-up.ts', 'features/unlisted/other.ts'],
  ['migrations/made-up.ts', 'contract/codes.ts'],
  ['publishing/made-up.ts', 'features/content/editions/editions.ts'],
  ['publishing/protocol/made-up.ts', 'publishing/build-edition.ts'],
  ['features/content/made-up.ts', 'publishing/build-edition.ts'],
  ['server/http/made-up.ts', 'features/leads/phone.ts'],
  ['server/http/made-up.ts', 'server/unlisted/made-up.ts'],
  ['server/unlisted/made-up.ts', 'server/http/download.ts'],
  ['features/staff/made-up.routes.ts', 'features/staff/staff.repository.ts'],
  ['server/unlisted/made-up.ts', 'server/unlisted/other.ts'],
  ['features/leads/list/made-up.ts', 'features/privacy/rights/erasure.service.ts'],
  ['features/leads/made-up.ts', 'features/short-links/target.ts'],
  ['features/leads/made-up.ts', 'scripts/free-port.ts'],
  ['features/leads/made-up.ts', 'site/messages/home.messages.ts'],
  ['features/leads/made-up.ts', 'tests/support/stores/databases.ts'],
  ['features/privacy/made-up.ts', 'astro.config.ts'],
  ['site/behaviour/made-up.ts', 'site/components/film/film-content.ts'],
  ['site/behaviour/made-up.ts', 'site/sections/campaign/campaign.data.ts'],
  ['site/components/made-up.ts', 'publishing/pages/pages.ts'],
  ['site/layouts/made-up.ts', 'site/pages/robots.txt.ts'],
  ['site/messages/made-up.ts', 'site/sections/campaign/campaign.data.ts'],
  ['site/sections/campaign/made-up.ts', 'desk/shell/screens.tsx'],
  ['site/sections/campaign/made-up.ts', 'site/sections/contact-block/contact-block.data.ts'],
  ['site/structured-data/made-up.ts', 'site/sections/campaign/campaign.data.ts'],
] as const;

const ALLOWED = [
  ['astro.config.ts', 'scripts/dev/development-server.ts'],
  ['contract/routes.ts', 'contract/locales.ts'],
  ['features/leads/desk/lead/made-up.ts', 'features/leads/desk/lead/next-call.ts'],
  ['desk/words/desk-messages.ts', 'desk/shell/shell.messages.ts'],
  ['desk/words/desk-messages.ts', 'features/short-links/desk/short-links.messages.ts'],
  ['features/short-links/desk/made-up.ts', 'features/short-links/schema.ts'],
  ['features/short-links/made-up.ts', 'features/staff/staff-route.ts'],
  ['features/short-links/schema.ts', 'contract/schema/parts.ts'],
  ['scripts/build.ts', 'server/pages/site.ts'],
  ['features/content/made-up.ts', 'publishing/protocol/processes.ts'],
  ['features/leads/list/made-up.ts', 'server/storage/database.ts'],
  ['server/main.ts', 'server/crypto/open-cipher.ts'],
  ['site/components/made-up.ts', 'site/components/film/film-content.ts'],
  ['site/layouts/search-tags.test.ts', 'site/pages/robots.txt.ts'],
] as const;

describe('the layers', () => {
  it('let of every two at most one import from the other', () => {
    const pairs = NAMES.flatMap((one) => NAMES.filter((other) => other !== one).map((other) => [one, other] as const));
    const both = pairs.filter(
      ([one, other]) => !brokenRule(fileIn(one), fileIn(other)) && !brokenRule(fileIn(other), fileIn(one)),
    );
    expect(both).toEqual([]);
  });

  it('let a file import from a layer only when an arrow, or several in a row, lead there', () => {
    for (const from of NAMES) {
      const reached = new Set([from]);
      for (const layer of reached) for (const below of LAYERS[layer] ?? []) reached.add(below);
      for (const to of NAMES) {
        const isRefused = brokenRule(fileIn(from), fileIn(to)) !== undefined;
        expect(isRefused, `${from} to ${to}`).toBe(!reached.has(to));
      }
    }
  });

  it('are listed without arrows that follow from others, and without arrows that no import needs', () => {
    const used = new Set(
      [...readImports()].flatMap(([file, targets]) => targets.map((target) => `${layerOf(file)} ${layerOf(target)}`)),
    );
    for (const [layer, below] of Object.entries(LAYERS)) {
      for (const one of below) {
        const byAnother = below.some((other) => layersBelow(other).has(one));
        const isBase = one === 'server' || one === 'content';
        if (!isBase) expect(byAnother, `${layer} to ${one} follows from another arrow`).toBe(false);
        if (!isBase) expect(used, 'imports').toContain(`${layer} ${one}`);
      }
    }
  });

  it.each(REFUSED)('do not let %s import %s', (file, target) => {
    expect(brokenRule(file, target)).toBeDefined();
  });

  it.each(ALLOWED)('let %s import %s', (file, target) => {
    expect(brokenRule(file, target)).toBeUndefined();
  });
});

describe('the check of imports', () => {
  it('finds nothing in the code', () => {
    const imports = readImports();
    expect(imports.size).toBeGreaterThan(500);
    expect(refusedImports(imports)).toEqual([]);
  });

  it('names the file, the import and the rule', () => {
    expect(refusedImports(new Map([['contract/a.ts', ['server/config.ts', 'contract/b.ts']]]))).toEqual([
      'contract/a.ts imports server/config.ts: contract imports from no other layer (scripts/check/layers.ts).',
    ]);
  });

  it('reads every form of an import, and no style', () => {
    const source = `
import a from '../a.ts';
import type {
  b,
} from '../b.ts';
import '../c.ts';
import '../styles/base.css';
import express from 'express';
export { d } from '../d.ts';
const e = await import('../e.ts');
type F = import('../f.ts').F;
const g = import.meta.glob('../g/*.ts');
`;
    expect(importsIn('features/leads/x.ts', source)).toEqual(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((one) => `features/${one}.ts`),
    );
  });
});

/** Two files of each folder that import a type of each other. */
const CIRCLES = ['contract', 'features/made-up', 'server/http', 'site/components/made-up'].flatMap((folder) => [
  [`${folder}/one.ts`, './other.ts'] as const,
  [`${folder}/other.ts`, './one.ts'] as const,
]);

describe('within a layer', () => {
  it('the linter refuses imports in a circle, of types too', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'site-test-'));
    try {
      copyFileSync('.oxlintrc.json', path.join(root, '.oxlintrc.json'));
      writeFileSync(path.join(root, '.gitignore'), 'node_modules\n');
      for (const [file, imported] of CIRCLES) {
        mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
        writeFileSync(path.join(root, file), `import type { x } from '${imported}';\n\nexport type y = typeof x;\n`);
      }
      const oxlint = path.resolve('node_modules/.bin/oxlint');
      const { stdout } = spawnSync(oxlint, ['--format=unix'], { cwd: root, encoding: 'utf8' });
      const refused = [...stdout.matchAll(/^(\S+?):\d+:\d+: .*import\(no-cycle\)/gm)].map(([, file]) => file);
      expect(refused.toSorted()).toEqual(CIRCLES.map(([file]) => file).toSorted());
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});
