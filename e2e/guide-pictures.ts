import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { asAdmin } from './support/admin.ts'
import { aCaller, answered } from './support/by-call.ts'
import { findBrowser } from './support/browser.ts'
import { placeOrder } from './support/orders.ts'
import { orderPrinted } from './support/printed.ts'
import { startShop } from './support/running-shop.ts'

/*
 * Takes the pictures of the guide (docs/guide) from a shop with the sample catalogue and a few
 * orders: `npm run guide-pictures`. An address as argument takes them from a shop that runs.
 */

const folder = join(import.meta.dirname, '../docs/guide/pictures')
const screen = { width: 1024, height: 640 }

const given = process.argv[2]
const shop = given === undefined ? await startShop({ SAMPLE_DATA: 'true' }) : undefined
const baseURL = given ?? shop?.url ?? ''
const browser = await chromium.launch({
  ...(await findBrowser()),
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
})
const context = await browser.newContext({ baseURL, viewport: screen })
const page = await context.newPage()
page.setDefaultTimeout(120_000)

try {
  const token = await asAdmin(page)
  await page.goto('/admin/today')
  const buyer = await aCaller(page.request)
  for (const kind of ['t-shirts', 'coffee-mug', 'key-chain', 'mousepad'])
    await placeOrder(buyer, kind)
  const custom = await aCustomizable(page)
  await orderPrinted(page, 'Meera', 'Ravi', 'Kavya')
  const list = await answered<{ id: string }>(page.request, 'POST', '/name-lists', {
    token,
    data: {
      productId: custom.id,
      color: custom.colors[0]?.color,
      text: 'Asha\nRavi\nKavya\nArjun\nMeera',
    },
  })
  const paths: Record<string, string> = {
    'first-day': '/admin/today',
    products: '/admin/product-add-update',
    'quick-add': '/admin/quick-product',
    defaults: '/admin/product-defaults',
    studio: `/admin/product-studio/${custom.id}`,
    orders: '/admin/orders',
    'print-room': '/admin/print',
    shipping: '/admin/orders?status=confirmed',
    returns: '/admin/returns',
    books: '/admin/invoices',
    staff: '/admin/people',
    counter: '/admin/drafts/new',
    'name-lists': `/name-lists/${list.id}`,
  }
  for (const language of ['en', 'hi']) {
    mkdirSync(join(folder, language), { recursive: true })
    await context.addCookies([{ name: 'lang', value: language, url: baseURL }])
    for (const [name, path] of Object.entries(paths)) await take(path, join(language, name))
  }
} finally {
  await browser.close()
  await shop?.stop()
}

/** A picture of a page, once it has all of its data. */
async function take(path: string, name: string): Promise<void> {
  await page.goto(path)
  await page.locator('main h1:not(.sr-only)').first().waitFor()
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const webp = await sharp(await page.screenshot())
    .webp({ quality: 70 })
    .toBuffer()
  writeFileSync(join(folder, `${name}.webp`), webp)
  console.info(`${name}.webp, ${Math.round(webp.length / 1000)} kB`)
}

async function aCustomizable({
  request,
}: Pick<Page, 'request'>): Promise<{ id: string; colors: { color: string }[] }> {
  type Goods = { id: string; customizable?: boolean; colors: { color: string }[] }
  const list = await answered<Goods[]>(request, 'GET', '/product?categories=coffee-mug&limit=60')
  const found = list.find(({ customizable }) => customizable)
  if (!found) throw new Error('the sample has no customizable mug')
  return found
}
