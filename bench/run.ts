/**
 * `npm run bench` or `-- short`: how fast the shop is, as ratios against a bare `node:http` server that
 * sends the same bytes in the same run; some nine minutes. Kept in `bench/history.jsonl` and drawn in
 * `bench/history.svg`. Absolute figures depend on the machine; the ratios are what counts.
 * `npm run bench -- all`: every part, one after the other; hours. Or some by their names:
 *
 * - `orders`: orders and lines into the cart, and what processor time they take.
 * - `memory`: what a process uses after each part of four minutes at full rate.
 * - `catalog [--plans]`: how the listing grows with the number of products.
 * - `curve [--most 1000000]`: how listing, search, the lists of staff and their files grow; a picture.
 * - `order-list`: how long staff wait for any page of a million orders.
 * - `reports`: the same for the piles of Today and the shop's numbers.
 * - `gst`: return, vouchers and register of a month with 100,000 documents, and what memory they take.
 * - `held`: the longest time that each call of the API holds the main thread.
 * - `papers`: labels and slips of 200 orders as one PDF each.
 * - `documents`: what drawing a tax document as PDF takes.
 * - `lists [--rows 500] [--photos 1]`: names, with photos if wanted, from the paste to the approval,
 *   and what others notice.
 * - `list-rows`: what drawing one of these rows takes: words, with a photo for all, with its own.
 * - `studio`: what designing and drawing for the press take.
 * - `stage`: a drag on a full stage, on a slow phone.
 * - `blocking`: how long a slow phone's main thread is blocked by home, a listing and a product.
 * - `vitals`: what a phone on a slow line sees of the public pages.
 * - `inp`: how soon a slow phone answers each tap and key of a whole purchase.
 * - `lighthouse [--runs 3] [--every]`: how Lighthouse rates them on a phone (fetched by npx).
 */
import { measureBlocking } from './blocking.ts'
import { measureCatalog } from './catalog.ts'
import { measureCurve } from './curve/curve.ts'
import { measureDocuments } from './documents/documents.ts'
import { measureGstReturn } from './gst-return.ts'
import { measureHeld } from './held/held.ts'
import { measureInp } from './inp.ts'
import { measureLighthouse } from './lighthouse.ts'
import { keepResult } from './history.ts'
import { measureMemory } from './memory.ts'
import { fillShop, measureNeverSame } from './never-same.ts'
import { measureNameLists } from './name-lists.ts'
import { measureOrderList } from './order-list.ts'
import { measureReports } from './reports.ts'
import { measureOrders } from './orders.ts'
import { measureShippingPapers } from './shipping-papers.ts'
import { measurePages } from './pages.ts'
import { type RunningShop, startShop } from './start-shop.ts'
import { measureListRows } from './studio/list-rows.ts'
import { measureStage } from './studio/stage.ts'
import { measureStudio } from './studio/studio.ts'
import { measureVitals } from './vitals.ts'

const parts: Record<string, () => Promise<unknown>> = {
  short: () => withShop(measureShop),
  orders: measureOrdersOfNewShop,
  memory: measureMemoryOfNewShop,
  catalog: () => measureCatalog(process.argv.includes('--plans')),
  curve: measureCurve,
  'order-list': () => measureOrderList(process.argv),
  reports: () => measureReports(process.argv),
  gst: () => withShop(async (shop) => console.table(await measureGstReturn(shop))),
  held: measureHeld,
  papers: () => withShop(measureShippingPapers),
  documents: measureDocuments,
  lists: () => withShop(async ({ url }) => console.table(await measureNameLists(url))),
  'list-rows': async () => console.table(await measureListRows()),
  studio: () => withShop(measureStudio),
  stage: () => withShop(({ url }) => measureStage(url)),
  blocking: () => withShop(async ({ url }) => console.table(await measureBlocking(url))),
  vitals: () => withShop(async ({ url }) => console.table(await measureVitals(url))),
  inp: () => withShop(async ({ url }) => console.table(await measureInp(url))),
  lighthouse: () => withShop(async ({ url }) => console.table(await measureLighthouse(url))),
}

/** The parts that the short run has. */
const ofShort = ['orders', 'memory']

for (const name of namedParts(process.argv.slice(2))) {
  const part = parts[name]
  if (!part) throw new Error(`${name} is none of all, ${Object.keys(parts).join(', ')}`)
  console.log(`\n${name}`)
  await part()
}

/** What does not belong to a flag; a flag may have a number. */
function namedParts(args: readonly string[]): string[] {
  const named = args.filter((arg) => !/^(--.*|\d+)$/.test(arg))
  if (named.includes('all')) return Object.keys(parts).filter((name) => !ofShort.includes(name))
  return named.length > 0 ? named : ['short']
}

async function withShop<Figures>(
  measure: (shop: RunningShop) => Promise<Figures>,
): Promise<Figures> {
  const shop = await startShop()
  try {
    return await measure(shop)
  } finally {
    await shop.stop()
  }
}

/** Their first hundred are to be the first of a start. */
function measureOrdersOfNewShop() {
  return withShop(async (shop) => {
    const orders = await measureOrders(shop)
    console.table(orders)
    return orders
  })
}

/** It is to be that of one start and of this work. */
function measureMemoryOfNewShop() {
  return withShop(async (shop) => {
    const { rows, most } = await measureMemory(shop)
    console.table(rows)
    const mb = Object.values(rows).map((row) => row['shop MB'])
    const figures = {
      'memory after the start, MB': mb[0] ?? 0,
      'memory after all work, MB': mb.at(-1) ?? 0,
      'memory at most, MB': most,
    }
    console.table(figures)
    return figures
  })
}

async function measureShop({ url, dataDir }: RunningShop): Promise<void> {
  const pages = await measurePages(url)
  console.table(
    Object.fromEntries(pages.map(({ name, path: _path, ...figures }) => [name, figures])),
  )
  const blocking = await measureBlocking(url)
  console.table(blocking)
  const orders = await measureOrdersOfNewShop()
  await fillShop(dataDir)
  const neverSame = await measureNeverSame(url)
  console.table(neverSame)
  const memory = await measureMemoryOfNewShop()
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
    ...Object.fromEntries(
      Object.entries(blocking).flatMap(([name, figures]) => [
        [`${name} on a phone, blocked ms`, figures['blocked ms']],
        [`${name} on a phone, blocked, ratio`, figures['blocked, ratio']],
        [`${name} on a phone, longest task, ratio`, figures['longest task, ratio']],
        [`${name} on a phone, work, ratio`, figures['work, ratio']],
      ]),
    ),
    ...memory,
  })
}
