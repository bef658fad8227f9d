import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/browser.mjs'
import { DISABLED_FEATURES } from './tests/e2e/disabledFeatures'

/**
 * People at work, in a real browser against the built server. A test is played where its people
 * are: `@phone` on a phone, as most visitors and members; others at a desk; and `@phone-too` at both, where a page works
 * differently there. (`walk.test.ts` opens every page at both widths.) No test has a second try
 * (docs/decisions/2026-11-27-no-test-has-a-second-try.md).
 * Pages are used when the application is loaded; with `E2E_APPLICATION=later` before: it is loaded when it is needed.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 3, // a test waits a fifth of its time
  maxFailures: process.env.CI ? 25 : 0, // what is broken at its root need not be tried hundreds of times
  timeout: 120_000, // for a machine far slower than ours: what hangs is told by the expectations
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['json', { outputFile: '.cache/results/e2e.json' }]],
  use: {
    locale: 'en-GB',
    // what hangs is told by name, before the test's own time is over
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // what a test asks for comes from the server; tests about being offline allow it
    serviceWorkers: 'block',
    timezoneId: 'Africa/Juba',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' }, // nothing changes by itself; tests about motion allow it
    trace: process.env.CI ? 'off' : 'retain-on-failure', // in CI nobody opens it, and recording costs every test
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${DISABLED_FEATURES.join(',')}`,
      ],
    },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone(?!-too)/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
})
