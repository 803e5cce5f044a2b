import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { beginDataAs } from './data-dir.ts'
import { startShop } from './running-shop.ts'

/** One shop for the whole run; workers get its address in SHOP_URL, which may be preset. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['SHOP_URL']) return undefined
  const template = await makeTemplate()
  beginDataAs(template)
  const shop = await startShop()
  process.env['SHOP_URL'] = shop.url
  return async () => {
    await shop.stop()
    rmSync(template, { recursive: true })
  }
}

/** A migrated database without products: creating it takes a third of a start. */
async function makeTemplate(): Promise<string> {
  const { dataDir, end } = await startShop({ SAMPLE_DATA: 'false' })
  await end()
  // Each shop has its own secret.
  rmSync(join(dataDir, 'token-secret'))
  return dataDir
}
