import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Every migration with the first 16 digits of its SHA-256. A new one is added at the end; the others stay. */
const FROZEN: Readonly<Record<string, string>> = {
  '2026-11-21T1000-create-lead.ts': '7fdba84b0ea5a12c',
  '2026-11-21T1310-add-lead-shortlist.ts': 'fb9f276e0e738529',
  '2026-11-21T1345-create-staff.ts': '17414100a78e3406',
  '2026-11-21T1410-create-desk.ts': '315519b31a525be6',
  '2026-11-21T1700-create-notices.ts': '5295cb6048d55201',
  '2026-11-21T1710-create-saved-view.ts': '5473f5a700b7b47e',
  '2026-11-21T1720-create-rights.ts': '1cffa20f0df08449',
  '2026-11-21T1730-index-figures.ts': '450091825e0adeb4',
  '2026-11-21T1800-guard-channel-keys.ts': '3ff1269508959cac',
  '2026-11-22T0910-add-disclosure-outcome.ts': '08549390a4fb61ff',
  '2026-11-22T1400-drop-outbox-columns.ts': '6541ddcac5fdca88',
  '2026-11-22T1500-create-erased-number.ts': '244bcb1c3867c8ef',
  '2026-11-22T1500-hold-purge.ts': '8c900a6900151d64',
  '2026-11-22T1730-create-receipt.ts': '6b0f74dcfb46e760',
  '2026-11-22T1800-add-lead-fit.ts': '0b9b8a4e42a2ec85',
  '2026-11-23T0935-create-content.ts': 'f90ef572e2c92681',
  '2026-11-23T0955-create-edition.ts': '773c68a1bc883594',
  '2026-11-23T1330-create-content-open.ts': '7c05a9f7812bddac',
  '2026-11-23T1450-create-publishing-plan.ts': 'd8464fa28e044ecb',
  '2026-11-23T1540-create-short-link.ts': '9fde1408f5ab55fa',
  '2026-11-23T1645-create-picture.ts': 'da1a4275c9fb9cfc',
  '2026-11-23T1850-add-lead-first-source.ts': '1aa7d4c2e5e07bd3',
  '2026-11-23T1910-create-staff-factor.ts': '7ff48ec9e3dae20a',
  '2026-11-24T1040-create-film.ts': 'b7ae24b607c33dbe',
  '2026-11-27T0050-add-notice-recipients.ts': '0ccee029939c2c42',
  '2026-11-27T2220-create-lead-call.ts': '7127b6e9141499ab',
  '2026-11-27T2256-index-phone-ends.ts': 'aa32f8cac2d9fd3d',
  '2026-11-28T0750-add-place-shown.ts': 'b32049150226840e',
  '2026-11-28T1040-add-contacts.ts': 'f37589018407ebde',
  '2026-11-28T1115-add-staff-name.ts': '3f334c8c0a38e014',
  '2026-11-28T1125-add-enrolment.ts': 'd58b33abc442cd41',
  '2026-11-28T2145-add-film-sound.ts': 'a985ad68e4bb67c9',
  '2026-11-29T0655-add-time-zone.ts': 'e88b679e51e08058',
  '2026-11-29T0708-add-content-ready.ts': '284187a345214988',
  '2026-11-29T1010-add-contact-by.ts': '98d4df8be8493981',
  '2026-11-29T1805-index-figures-by-place.ts': 'b21dc4d5441ffc6e',
};

/** Has the time of another one. Stores have run it under this name, so that it cannot get another. */
const SAME_TIME = '2026-11-22T1500-hold-purge.ts';

const FILES = globSync('migrations/*.ts').sort();

it('a migration that is there stays as it is', () => {
  const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
  const found = Object.fromEntries(FILES.map((file) => [path.basename(file), hashOf(file)]));
  expect(
    found,
    'Stores have run this migration already: leave it as it was and write a new one. The line of a new one is added to FROZEN.',
  ).toEqual(FROZEN);
});

it('every migration has a time of its own, later than those before it', () => {
  const times = Object.keys(FROZEN)
    .filter((name) => name !== SAME_TIME)
    .map((name) => name.slice(0, '2026-11-21T1000'.length));
  expect(times, 'Name the new migration by the time at which it is written.').toEqual([...new Set(times)].sort());
});

/** Since then an update can be taken back: docs/deploy.md. */
const SINCE = '2026-11-24T1200';
const TAKES_AWAY = /\b(dropColumn|dropTable|renameColumn|renameTo|setNotNull|alterColumn)\b|\b(drop|rename) /i;

it('OPS-3 a migration takes nothing away that the version before it needs', () => {
  const taking = FILES.filter((file) => {
    const [up = ''] = readFileSync(file, 'utf8').split('export async function down');
    return path.basename(file) > SINCE && TAKES_AWAY.test(up);
  });
  expect(taking, 'drop it one version later, and list it here').toEqual([]);
});
