import { rmSync } from 'node:fs'
import { openTestShop, type TestShop } from './shop.ts'

let shared: Promise<TestShop> | undefined

/**
 * The shop that the test files of a process share unless they need their own. It has default
 * settings, and data of other files. A file checks only its own data. It changes nothing that
 * affects the whole shop: no settings, no seller, no triggers, no jobs of a name. The shop ends
 * with the process.
 */
export const sharedTestShop = (): Promise<TestShop> => (shared ??= openShared())

async function openShared(): Promise<TestShop> {
  const shop = await openTestShop()
  process.once('exit', () => rmSync(shop.dataDir, { recursive: true, force: true }))
  return shop
}
