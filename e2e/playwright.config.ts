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
  retries: 0,
  // Enough for a slow machine with other work beside: no test rests on being quick.
  timeout: 240_000,
  expect: { timeout: 90_000, toPass: { timeout: 90_000 } },
  reporter: 'list',
  use: {
    // Set by the global setup; each worker reads this file again and finds it.
    baseURL: process.env['SHOP_URL'],
    trace: 'off',
    screenshot: 'only-on-failure',
    // What slides in is there at once: each step of it would be drawn anew. walk-online sees it slide.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  },
  // With and without pictures is another browser: what needs the same one follows each other.
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
    // Not the package's own list of flags: it switches off what these tests are about.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--font-render-hinting=none',
      // A context's pages of the shop after each other in one process: what it compiled is there.
      '--process-per-site',
      // Else a process is begun in advance for each page to come, which then begins in the one above.
      '--renderer-process-limit=1',
      ...(pictures ? [] : ['--blink-settings=imagesEnabled=false']),
    ],
  }
}
