import { rmSync } from 'node:fs'
import { openTestShop, type TestShop } from './shop.ts'

let shared: Promise<TestShop> | undefined

/**
 * The shop that the files of a test process share which need none of their own: it has the usual
 * settings, and holds what other files put there. Such a file looks only at what it made itself, and
 * changes nothing that holds for the whole shop: no settings, no seller, no triggers, no jobs of a name.
 * It goes with the process.
 */
export const sharedTestShop = (): Promise<TestShop> => (shared ??= openShared())

async function openShared(): Promise<TestShop> {
  const shop = await openTestShop()
  process.once('exit', () => rmSync(shop.dataDir, { recursive: true, force: true }))
  return shop
}
