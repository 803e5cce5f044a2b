import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** The tests that try few examples in `npm test`, and by which settings they try many. */
const longForms = {
  TEST_ABORTS: ['50', 'server/src/platform/http/aborted-files.test.ts'],
  TEST_BOOKS: ['3000', 'server/src/tax/books/random-month.test.ts'],
  TEST_BOXES: ['1000', 'server/src/fulfilment/packing/random-boxes.test.ts'],
  TEST_BUYERS: ['100', 'server/src/orders/offers/offers.test.ts'],
  TEST_CASH: ['1000', 'server/src/orders/cash/random-cash.test.ts'],
  TEST_CHANGES: ['200', 'server/src/orders/cancellations/random-changes.test.ts'],
  TEST_DAY: ['60', 'e2e/day.test.ts'],
  TEST_DOCUMENTS: ['100', 'server/src/tax/documents/document-races.test.ts'],
  TEST_GESTURES: ['10000', 'server/src/studio/press/stage-gestures.test.ts'],
  TEST_GOODS: ['60', 'e2e/product-fonts.test.ts'],
  TEST_GUESSES: ['10000', 'server/src/orders/quotes/guessed-links.test.ts'],
  TEST_KILLS: ['20', 'server/src/tax/documents/killed-issue.test.ts'],
  TEST_ORDERS: ['5000', 'server/src/orders/list/common-words.test.ts'],
  TEST_PARCELS: ['200', 'server/src/fulfilment/shipping/tracking/journeys.test.ts'],
  TEST_PRINTS: ['200', 'server/src/fulfilment/print/random-orders.test.ts'],
  TEST_RACES: ['50', 'server/src/orders/cancellations/races.test.ts', 'server/src/orders/changes'],
  TEST_ROSTERS: ['10000', 'server/src/fulfilment/print/random-rosters.test.ts'],
  TEST_ROWS: ['1000', 'server/src/catalog/products/import-export/products-csv.test.ts'],
  TEST_SEQUENCES: ['1000', 'server/src/orders/quotes/random-channels.test.ts'],
  TEST_SHARES: ['1000', 'server/src/orders/offers/random-shares.test.ts'],
  TEST_REVIEWS: ['200', 'server/src/catalog/reviews/write-review.test.ts'],
} satisfies Record<string, [string, ...string[]]>

/** Runs those tests with the numbers above. What the environment sets counts before them. */
export async function tryLongForms(): Promise<object> {
  const settings = Object.entries(longForms).map(([name, [many]]) => [name, many])
  const files = Object.values(longForms).flatMap(([, ...paths]) => paths)
  const inBrowser = files.filter((file) => file.startsWith('e2e/'))
  const others = files.filter((file) => !inBrowser.includes(file))
  const env = { ...Object.fromEntries(settings), ...process.env }
  await run(['vitest', 'vitest.mjs', 'run', ...others], env)
  await run(['@playwright/test', 'cli.js', 'test', '-c', 'e2e', ...inBrowser], env)
  return Object.fromEntries(settings)
}

async function run([name, file, ...args]: [string, string, ...string[]], env: NodeJS.ProcessEnv) {
  const runner = join(root, 'node_modules', name, file)
  const child = spawn(process.execPath, [runner, ...args], { cwd: root, stdio: 'inherit', env })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('a long form of a test failed')
}
