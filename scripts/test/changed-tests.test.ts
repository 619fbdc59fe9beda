import { expect, it } from 'vitest';
import {
  mayBuildQuickly,
  specNames,
  specsOf,
  unitSources,
  unknownBeginnings,
  untouchedApiTests,
} from './changed-tests.ts';

it('finds the browser tests of a screen, of a section and of any other page', () => {
  const specs = specNames();
  expect(unknownBeginnings(specs)).toEqual([]);
  expect(specsOf(['site/sections/home-banner/HomeBanner.tsx'], specs)).toEqual(['site/home/home-banner.spec.ts']);
  expect(specsOf(['tests/e2e/site/pages/phd.spec.ts'], specs)).toEqual(['site/pages/phd.spec.ts']);
  expect(specsOf(['content/programs/nau-mscs.yaml'], specs)).toEqual([
    'site/pages/masters.spec.ts',
    'site/pages/program-pages.spec.ts',
  ]);
  expect(specsOf(['docs/architecture.md'], specs)).toEqual([]);
});

it('runs what starts the server as a process when the server changes, what reads the pages when they change, and the test of the docs each time', () => {
  const docs = 'tests/unit/docs.test.ts';
  expect(unitSources(['contract/locales.ts'])).toEqual(['contract/locales.ts', docs]);
  expect(unitSources(['server/main.ts'])).toEqual(['server/main.ts', docs, 'tests/support/servers/server-process.ts']);
  expect(unitSources(['content/home.yaml'])).toContain('tests/pages/every-page.test.ts');
  expect(unitSources(['content/home.yaml'])).not.toContain('tests/pages/every-field.test.ts');
});

it('builds quickly for a change of what is shown alone', () => {
  expect(mayBuildQuickly(['site/sections/services/Services.tsx', 'docs/architecture.md'])).toBe(true);
  expect(mayBuildQuickly(['site/sections/services/Services.tsx', 'publishing/steps.ts'])).toBe(false);
});

it('leaves out the API tests of features that a change of the server does not touch', () => {
  const left = untouchedApiTests(['features/leads/register/extras.ts', 'site/sections/services/Services.tsx']);
  expect(left).toContain('tests/api/notices/**');
  expect(left).not.toContain('tests/api/leads/**');
  expect(untouchedApiTests(['features/leads/register/extras.ts', 'contract/codes.ts'])).toEqual([]);
  expect(untouchedApiTests(['site/sections/services/Services.tsx'])).toEqual([]);
});
