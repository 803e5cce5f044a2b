import autocannon from 'autocannon'
import { ask } from './ask.ts'
import { metric } from './metric.ts'
import { fillShop, neverSame } from './never-same.ts'
import { addToCart, type Buyer, buy, firstMug, signUp } from './orders.ts'
import { accept } from './pages.ts'
import type { RunningShop } from './start-shop.ts'
import { descendants, memoryNow, mostMemory } from './studio/memory.ts'

const seconds = 20
const atOnce = 10
const signUps = 300

type Row = { 'shop MB': number; 'drawing MB': number; 'a second'?: number }

/**
 * The memory of a shop that was just started, and after each part of its work, one after the other:
 * 20 seconds each by ten clients at full rate, and 300 sign-ups, each of which hashes a password.
 */
export async function measureMemory(shop: RunningShop) {
  const { url, dataDir, pid } = shop
  const rows: Record<string, Row> = { 'after the start': await memoryOf(shop) }
  await fillShop(dataDir)
  const { listing, search, product } = await neverSame(url)
  const after = async (name: string, work: () => Promise<number>) => {
    const rate = Math.round(await work())
    rows[name] = { ...(await memoryOf(shop)), 'a second': rate }
  }
  const each = (path: (n: number) => string) => () => getEach(url, path)
  const same = (path: string) => () => getSame(url + path)

  await after('listing call', same('/v1/product?page=1&limit=12'))
  await after('listing call, never the same', each(listing))
  await after('home', same('/'))
  await after('listing', same('/product-filter?categorie=T-shirts'))
  await after('product', same(product(0)))
  await after('500 products in turn', each(product))
  await after('search page, never the same', each(search))
  const mug = await firstMug(url)
  const buyers: Buyer[] = []
  for (let n = 0; n < atOnce; n++) buyers.push(await signUp(url, `buyer${n}@example.com`))
  await after('lines into the cart and out of it', () =>
    forSeconds(buyers, async (buyer) => {
      const id = await addToCart(url, buyer, mug)
      const gone = await ask(`${url}/v1/cart/${id}`, { method: 'DELETE', token: buyer.token })
      if (gone.status !== 200) throw new Error(`a line was not deleted: ${gone.status}`)
    }),
  )
  await after('orders', () => forSeconds(buyers, (buyer) => buy(url, buyer, mug)))
  await after('sign-ups', async () => {
    let begun = 0
    const from = performance.now()
    await inParallel(async () => {
      while (begun < signUps) await signUp(url, `new${begun++}@example.com`)
    })
    return signUps / ((performance.now() - from) / 1_000)
  })
  return { rows, most: await mostMemory(pid) }
}

async function memoryOf({ url, pid }: RunningShop): Promise<Row> {
  const drawers = await descendants(pid, 'worker-process')
  const drawing = await Promise.all(drawers.map(memoryNow))
  return {
    'shop MB': Math.round((await metric(url, 'process_resident_memory_bytes')) / 2 ** 20),
    'drawing MB': drawing.reduce((sum, mb) => sum + mb, 0),
  }
}

const inParallel = (work: (n: number) => Promise<void>) =>
  Promise.all(Array.from({ length: atOnce }, (_, n) => work(n)))

/** How many a second. */
async function forSeconds<One>(
  workers: readonly One[],
  work: (worker: One) => Promise<void>,
): Promise<number> {
  let done = 0
  const until = performance.now() + seconds * 1_000
  await Promise.all(
    workers.map(async (worker) => {
      for (; performance.now() < until; done++) await work(worker)
    }),
  )
  return done / seconds
}

function getEach(shop: string, path: (n: number) => string): Promise<number> {
  let asked = 0
  const clients = Array.from({ length: atOnce }, (_, n) => n)
  return forSeconds(clients, async () => {
    const { status } = await ask(shop + path(asked++), { encoding: 'br' })
    if (status !== 200) throw new Error(`answered ${status} under load`)
  })
}

async function getSame(url: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections: atOnce,
    headers: accept,
    duration: seconds,
  })
  if (non2xx + errors > 0) throw new Error(`${url} failed under load`)
  return requests.average
}
