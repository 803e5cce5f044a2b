import { defineConfig } from 'vitest/config'
import { patienceMs } from './server/testing/patience.ts'

/** Enough for a slow machine with other work beside: no test rests on being quick. */
const shared = {
  testTimeout: 2 * patienceMs,
  hookTimeout: 2 * patienceMs,
  // Else what a busy machine does beside comes before every drawing.
  env: { DRAWING_PRIORITY: '0' },
  setupFiles: 'server/testing/same-seed.ts',
  // What is waited for is often a call of the shop, which every look keeps from its work.
  expect: { poll: { timeout: patienceMs, interval: 100 } },
}

/**
 * Two projects, so that the pure rules of contract and web are tested without a database.
 */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // One process for many files: each opens its own shop on its own database, and reading the
    // server's sources anew for every file took longer than most of them.
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
