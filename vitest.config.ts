import { defineConfig } from 'vitest/config'
import { patienceMs } from './server/testing/patience.ts'

/** Enough for a slow and busy machine: no test depends on speed. */
const shared = {
  testTimeout: 2 * patienceMs,
  hookTimeout: 2 * patienceMs,
  // Otherwise other work of a busy machine would come before every rendering.
  env: { DRAWING_PRIORITY: '0' },
  setupFiles: 'server/testing/same-seed.ts',
  // Polls often call the shop, and each poll takes time from its work.
  expect: { poll: { timeout: patienceMs, interval: 100 } },
}

/** Two projects, so that the pure rules of contract and web are tested without a database. */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // One process for many files: each opens its own shop on its own database, and compiling the
    // server's sources for every file took longer than most of them.
    isolate: false,
    projects: [
      {
        test: {
          ...shared,
          name: 'pure',
          include: [
            '{contract/src,embedded-db/src,print-engine/src,web/app,drawings/src,engines,check}/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          include: ['server/{src,testing}/**/*.test.ts'],
          globalSetup: 'server/testing/global-setup.ts',
        },
      },
    ],
  },
})
