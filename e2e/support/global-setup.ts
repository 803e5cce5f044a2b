import { startShop } from './running-shop.ts'

/** One shop for the whole run; its address goes to the workers in SHOP_URL, which may be given. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['SHOP_URL']) return undefined
  const shop = await startShop()
  process.env['SHOP_URL'] = shop.url
  return () => shop.stop()
}
