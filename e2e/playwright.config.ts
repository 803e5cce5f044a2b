import { defineConfig, devices } from '@playwright/test'
import { testsOn } from './screens.ts'
import { findBrowser } from './support/browser.ts'

const browser = await findBrowser()

export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  workers: '100%',
  retries: 0,
  // Enough for a slow machine with other work beside: no test rests on being quick.
  timeout: 240_000,
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  reporter: 'list',
  use: {
    // Set by the global setup; each worker reads this file again and finds it.
    baseURL: process.env['SHOP_URL'],
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      ...browser,
      // Not the package's own list of flags: it switches off what these tests are about.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--font-render-hinting=none',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      grep: testsOn('phone'),
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 1,
      },
    },
    {
      name: 'desktop',
      grep: testsOn('desktop'),
      use: { viewport: { width: 1366, height: 768 } },
    },
  ],
})
