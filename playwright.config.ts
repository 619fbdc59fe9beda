import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/test/find-chromium.ts';
import { IS_THOROUGH } from './tests/support/is-thorough.ts';
import { PHONE_SCREEN } from './tests/e2e/phone-screen.ts';

const PORT = Number(process.env['TEST_PORT'] ?? 4310);
// Workers read this file again; the store of the run is made once.
const dataDir = process.env['TEST_DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'site-e2e-'));
process.env['TEST_DATA_DIR'] = dataDir;

const isWhole = IS_THOROUGH || process.env['TEST_SPECS_WHOLE'] === '1';
const browser = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  forbidOnly: true,
  retries: 0,
  // A test that waits for a busy machine is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // One more than there are cores, because a page that rests is waited for: at most half a second each time.
  workers: 3,
  fullyParallel: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // Half of a test's time: then its failure names what it waited for.
    actionTimeout: 60_000,
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: [
        '--no-sandbox',
        // With one, as on two cores, Chromium stops drawing a page more often (docs/decisions/079-pictures-and-films.md).
        '--num-raster-threads=4',
        // No test looks at pixels, only the guide's pictures do: what is out of sight is not drawn in advance, which was a
        // sixth of the time.
        ...(process.env['GUIDE_PICTURES'] ? [] : ['--force-gpu-mem-available-mb=1']),
        // A page of a test is gone before what makes its scripts faster has paid: 4 % of the time.
        '--js-flags=--no-opt --no-maglev',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // A test that speaks of one layout carries its tag; the other project leaves it out. `@thorough`: in a thorough run, and
  // where its file is asked for.
  projects: [
    // The first has the longest tests: when they end, others are still left for the other workers.
    {
      name: 'desktop',
      grepInvert: isWhole ? /@phone/ : /@phone|@thorough/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    { name: 'phone', grepInvert: /@desktop/, use: PHONE_SCREEN },
  ],
  webServer: {
    command: 'node --disable-warning=ExperimentalWarning server/main.ts',
    url: `http://localhost:${PORT}/healthz`,
    reuseExistingServer: false,
    stdout: 'ignore',
    env: {
      PORT: String(PORT),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      // All browsers of the run come from one address.
      REGISTRATIONS_PER_ADDRESS: '100000',
      REGISTRATIONS_PER_NUMBER: '100000',
      // The tests' mail servers are on this machine.
      SMTP_PRIVATE_HOSTS: 'true',
    },
  },
});
