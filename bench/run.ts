/**
 * `npm run bench -- catalog [--plans]`: how the listing grows with the number of products.
 * `npm run bench -- vitals`: what a phone on a slow line sees of the public pages.
 * `npm run bench -- lighthouse [--runs 3]`: how Lighthouse rates them on a phone (fetched by npx).
 * `npm run bench -- studio`: what designing and drawing for the press take.
 * `npm run bench -- documents`: what drawing a tax document as PDF takes.
 * `npm run bench -- order-list`: how long staff wait for any page of a million orders.
 * `npm run bench -- staff-numbers`: the same for the piles of Today and the shop's numbers.
 * `npm run bench -- gst`: the GST return of a month with 100,000 documents, and what memory it takes.
 * `npm run bench -- paper`: labels and slips of 200 orders as one PDF each.
 * `npm run bench -- orders`: orders and lines into the cart, and what processor time they take.
 * `npm run bench`: how fast the shop is, as ratios against a bare `node:http` server that sends the
 * same bytes in the same run. Kept in `bench/history.jsonl` and drawn in `bench/history.svg`.
 * Absolute figures depend on the machine; the ratios are what counts.
 */
import { measureCatalog } from './catalog.ts'
import { measureDocuments } from './documents/documents.ts'
import { measureGstReturn } from './gst-return.ts'
import { measureLighthouse } from './lighthouse.ts'
import { keepResult } from './history.ts'
import { fillShop, measureMemory, measureNeverSame } from './never-same.ts'
import { measureOrderList } from './order-list.ts'
import { measureStaffNumbers } from './staff-numbers.ts'
import { measureOrders } from './orders.ts'
import { measurePaper } from './paper.ts'
import { measurePages } from './pages.ts'
import { type RunningShop, startShop } from './start-shop.ts'
import { measureStudio } from './studio/studio.ts'
import { measureVitals } from './vitals.ts'

if (process.argv.includes('catalog')) await measureCatalog(process.argv.includes('--plans'))
else if (process.argv.includes('order-list')) await measureOrderList(process.argv)
else if (process.argv.includes('staff-numbers')) await measureStaffNumbers(process.argv)
else if (process.argv.includes('documents')) await measureDocuments()
else if (process.argv.includes('lighthouse'))
  await withShop(async ({ url }) => console.table(await measureLighthouse(url)))
else if (process.argv.includes('orders')) await measureOrdersOfNewShop()
else if (process.argv.includes('studio')) await withShop(measureStudio)
else if (process.argv.includes('gst'))
  await withShop(async (shop) => console.table(await measureGstReturn(shop)))
else if (process.argv.includes('paper')) await withShop(measurePaper)
else if (process.argv.includes('vitals'))
  await withShop(async ({ url }) => console.table(await measureVitals(url)))
else await withShop(measureShop)

async function withShop(measure: (shop: RunningShop) => Promise<void>): Promise<void> {
  const shop = await startShop()
  try {
    await measure(shop)
  } finally {
    await shop.stop()
  }
}

/** Their first hundred are to be the first of a start. */
async function measureOrdersOfNewShop() {
  const shop = await startShop()
  try {
    const orders = await measureOrders(shop)
    console.table(orders)
    return orders
  } finally {
    await shop.stop()
  }
}

async function measureShop({ url, dataDir }: RunningShop): Promise<void> {
  const pages = await measurePages(url)
  console.table(
    Object.fromEntries(pages.map(({ name, path: _path, ...figures }) => [name, figures])),
  )
  const orders = await measureOrdersOfNewShop()
  await fillShop(dataDir)
  const memory = await measureMemory(url)
  const neverSame = await measureNeverSame(url)
  console.table(neverSame)
  console.table(memory)
  await keepResult('bench', {
    ...Object.fromEntries(
      pages.flatMap(({ name, ...figures }) => [
        [`${name}, requests/s`, figures['requests/s']],
        [`${name}, ratio`, figures.ratio],
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(orders).flatMap(([name, figures]) => [
        [`${name}, a second`, figures['a second']],
        [`${name}, ratio`, figures.ratio],
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(neverSame).flatMap(([name, figures]) =>
        Object.entries(figures).map(([figure, value]) => [`${name}, ${figure}`, value]),
      ),
    ),
    'memory after varied traffic, MB': memory['after varied traffic, MB'],
  })
}
