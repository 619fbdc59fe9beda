import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { audit, readAudit, unpinned } from '../../scripts/check/dependencies.ts';
import {
  copyleftReason,
  type Licensed,
  licenceList,
  readLicences,
  readLock,
  unknownLicences,
} from '../../scripts/check/licences.ts';
import { makeSbom } from '../../scripts/sbom.ts';

describe('the check of packages', () => {
  const pinned = { integrity: 'sha512-aaaa' };

  it('passes packages with exact versions and hashes', () => {
    const manifest = { dependencies: { a: '1.0.0' }, allowScripts: { a: true } };
    expect(
      unpinned(manifest, { packages: { '': {}, 'node_modules/a': { ...pinned, hasInstallScript: true } } }),
    ).toEqual([]);
  });

  it('names a version with a range, a package without a hash or from elsewhere, and an install script nobody looked at', () => {
    const manifest = { dependencies: { a: '^1.0.0' }, devDependencies: { b: 'latest' } };
    const packages = {
      'node_modules/a': { ...pinned, integrity: 'sha1-aaaa' },
      'node_modules/b': { ...pinned, resolved: 'git+ssh://git@example.com/b' },
      'node_modules/c/node_modules/@d/e': { ...pinned, hasInstallScript: true },
    };
    expect(unpinned(manifest, { packages })).toEqual([
      'package.json: a has no exact version (^1.0.0)',
      'package.json: b has no exact version (latest)',
      'package-lock.json: node_modules/a has no hash (sha512), or comes from elsewhere than a registry',
      'package-lock.json: node_modules/b has no hash (sha512), or comes from elsewhere than a registry',
      'package.json: allowScripts says nothing of @d/e, which has an install script',
    ]);
  });

  it('tells grave faults from lesser ones, and a registry that says nothing from one that knows of none', () => {
    const of = (vulnerabilities: object) => readAudit(JSON.stringify({ vulnerabilities }));
    expect(of({})).toEqual({ grave: [], lesser: [] });
    const fault = (severity: string) => ({ severity, range: '<2' });
    expect(of({ a: fault('critical'), b: fault('high'), c: fault('moderate') })).toEqual({
      grave: ['a <2: critical', 'b <2: high'],
      lesser: ['c <2: moderate'],
    });
    expect(readAudit(JSON.stringify({ message: '405 Method Not Allowed' }))).toBeUndefined();
    expect(readAudit('')).toBeUndefined();
  });
});

describe('known faults', () => {
  /** Asks a registry on this machine that answers the question for faults with a status and a body. */
  async function askRegistry(status: number, body: object) {
    const worker = createServer((request, response) => {
      const isAudit = request.url?.includes('/security/advisories/');
      response.writeHead(isAudit ? status : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isAudit ? body : {}));
    });
    worker.listen(0, '127.0.0.1');
    await once(worker, 'listening');
    const registry = `http://127.0.0.1:${(worker.address() as AddressInfo).port}/`;
    return { registry, close: () => worker.close() };
  }

  // npm takes a second of processor time for each.
  it('are found where the registry tells of them', async () => {
    const fault = {
      id: 1,
      url: 'https://example.com/1',
      title: 'made up',
      severity: 'high',
      vulnerable_versions: '<100',
    };
    const { registry, close } = await askRegistry(200, { hono: [fault] });
    expect(await audit(registry)).toMatchObject({ grave: expect.arrayContaining(['hono : high']) });
    close();
  });

  it('are said to be unknown where it does not', async () => {
    const { registry, close } = await askRegistry(405, {});
    expect(await audit(registry)).toBeUndefined();
    close();
  });
});

describe('licences', () => {
  const packages = readLicences(readLock());
  const made = (licence: string, name = 'a'): Licensed => ({ name, version: '1.0.0', licence, isForBuilding: false });

  it('are all known, and three packages that run are copyleft', () => {
    expect(unknownLicences(packages)).toEqual([]);
    const copyleft = packages.filter((one) => !one.isForBuilding && copyleftReason(one) !== undefined);
    const names = copyleft.map(({ name }) => name.replace(/^@img\/sharp-.*/, 'libvips'));
    expect([...new Set(names)]).toEqual(['libvips', 'mediabunny', 'satori']);
  });

  it.each([
    'GPL-3.0-only',
    'none',
    'SEE LICENSE IN LICENSE',
    'MIT AND GPL-3.0-only',
    'MPL-2.0',
    '(MIT OR GPL-2.0-only) AND X',
  ])('name a package that has %s', (licence) => {
    expect(unknownLicences([made(licence)])).toHaveLength(1);
  });

  it.each(['MIT', '(MIT AND Zlib)', 'GPL-2.0-only OR Apache-2.0'])('pass a package that has %s', (licence) => {
    expect(unknownLicences([made(licence)])).toEqual([]);
  });

  it('are listed with the reason for a copyleft one', () => {
    expect(licenceList([made('MIT'), made('MPL-2.0', 'satori')])).toBe(
      'a 1.0.0: MIT\nsatori 1.0.0: MPL-2.0 (copyleft; counts file by file; its files are unchanged)\n',
    );
  });
});

describe('the bill of materials', () => {
  it('names the program, and what runs but not what builds', () => {
    const sbom = JSON.parse(makeSbom()) as {
      bomFormat: string;
      metadata: { component: { name: string } };
      components: { name: string }[];
    };
    const names = sbom.components.map(({ name }) => name);
    expect([sbom.bomFormat, sbom.metadata.component.name]).toEqual(['CycloneDX', 'first-light']);
    expect(names).toContain('hono');
    expect(names).not.toContain('vitest');
  });
});
