import { defineConfig, devices, type LaunchOptions } from '@playwright/test'
import { testsOn } from './screens.ts'
import { findBrowser } from './support/browser.ts'

const browser = await findBrowser()

export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  workers: '100%',
  // `npm test` names what passed at the second try only (docs/testing.md).
  retries: 1,
  // Enough for a slow and busy machine: no test depends on speed.
  timeout: 240_000,
  expect: { timeout: 90_000, toPass: { timeout: 90_000 } },
  reporter: 'list',
  use: {
    // Set by the global setup; each worker reads this file again and finds it.
    baseURL: process.env['SHOP_URL'],
    trace: 'off',
    screenshot: 'only-on-failure',
    // Transitions are off, because each of their frames is rendered. walk-online has them on.
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker would bypass the routes of tests; bad-line.test.ts allows it.
    serviceWorkers: 'block',
    // Names the step that waits in vain; otherwise only the test's own time-out would be reported.
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  },
  // With and without pictures needs separate browsers, so tests with the same one run
  // consecutively.
  projects: [true, false].flatMap((pictures) => [
    {
      name: pictures ? 'phone' : 'phone without pictures',
      grep: testsOn('phone', pictures),
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 1,
        launchOptions: launch(pictures),
      },
    },
    {
      name: pictures ? 'desktop' : 'desktop without pictures',
      grep: testsOn('desktop', pictures),
      use: { viewport: { width: 1366, height: 768 }, launchOptions: launch(pictures) },
    },
  ]),
})

function launch(pictures: boolean): LaunchOptions {
  return {
    ...browser,
    // Not the package's own flags, which switch off features that these tests use.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--font-render-hinting=none',
      // Consecutive pages of a context share a process, which keeps the compiled scripts.
      '--process-per-site',
      // Otherwise a spare process starts for each next page, which would replace the one above.
      '--renderer-process-limit=1',
      ...(pictures ? [] : ['--blink-settings=imagesEnabled=false']),
    ],
  }
}
