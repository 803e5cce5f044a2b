import { announce } from '../server/src/platform/database/changes.ts'
import { connect } from '../server/src/platform/database/connect.ts'
import { openShopDatabase } from '../server/src/platform/database/shop-database.ts'
import { ask } from './ask.ts'
import { generateGoods } from './catalog-goods.ts'
import { median } from './median.ts'
import { metric } from './metric.ts'
import { startBareServer } from './pages.ts'

const rounds = 3
const atOnce = 10
const encoding = 'br'
const mostProducts = 500

type Figures = { 'requests/s': number; 'p99 ms': number; 'processor ms': number; ratio: number }

/**
 * What is not kept: listing calls and search pages that nobody asked for before, and 500 products
 * in turn, which must be kept after their first round. Rates as ratios to a bare server that sends
 * answers of the same size in the same run, and the shop's processor time for each.
 */
export async function measureNeverSame(url: string) {
  const { listing, search, product, products } = await neverSame(url)
  const targets = [
    { name: 'listing call, never the same', count: 600, path: listing },
    { name: 'search page, never the same', count: 200, path: search },
    { name: `${products} products in turn`, count: 4 * products, path: product, first: products },
  ]
  const measured: Record<string, Figures> = {}
  for (const { name, ...target } of targets) measured[name] = await compare(url, target)
  return measured
}

/** Paths by number: listing calls and search pages that are new each time, and products in turn. */
export async function neverSame(url: string) {
  const goods = await allProducts(url)
  const words = [...new Set(goods.flatMap(({ title }) => title.toLowerCase().split(' ')))]
  const word = (n: number) => words[n % words.length] ?? ''
  const ids = goods.map(({ id }) => id).slice(0, mostProducts)
  return {
    listing: (n: number) => `/v1/product?ratingGreater=3&price=${201 + (n % 1700)}.${n % 97}`,
    search: (n: number) => `/product-filter?search=${word(n)}+${word(7 * n + 3)}+${word(n >> 3)}`,
    product: (n: number) => `/product-detail/${ids[n % ids.length]}`,
    products: ids.length,
  }
}

async function compare(
  shop: string,
  { count, path, first = 50 }: { count: number; path: (n: number) => string; first?: number },
): Promise<Figures> {
  let asked = 0
  const next = () => shop + path(asked++)
  await load(next, first)
  const sample = await ask(next(), { encoding })
  const bare = await startBareServer({ headers: {}, body: sample.body })
  try {
    const pairs = []
    for (let round = 0; round < rounds; round++) {
      const before = await processorMs(shop)
      const ofShop = await load(next, count)
      const processor = ((await processorMs(shop)) - before) / count
      pairs.push({ ofShop, processor, ofBare: await load(() => bare.url, count) })
    }
    return {
      'requests/s': Math.round(median(pairs.map(({ ofShop }) => ofShop.rate))),
      'p99 ms': Math.round(median(pairs.map(({ ofShop }) => ofShop.p99))),
      'processor ms': Number(median(pairs.map(({ processor }) => processor)).toFixed(2)),
      ratio: Number(median(pairs.map((pair) => pair.ofShop.rate / pair.ofBare.rate)).toFixed(3)),
    }
  } finally {
    bare.stop()
  }
}

async function load(next: () => string, count: number): Promise<{ rate: number; p99: number }> {
  const ms: number[] = []
  let begun = 0
  const from = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (begun < count) {
        begun += 1
        const answer = await ask(next(), { encoding })
        if (answer.status !== 200) throw new Error(`answered ${answer.status} under load`)
        ms.push(answer.ms)
      }
    }),
  )
  const seconds = (performance.now() - from) / 1_000
  ms.sort((a, b) => a - b)
  return { rate: count / seconds, p99: ms[Math.floor(count * 0.99)] ?? 0 }
}

/** The processor time of the shop's process, including its threads. */
async function processorMs(shop: string): Promise<number> {
  return (await metric(shop, 'process_cpu_seconds_total')) * 1_000
}

/** Fills the running shop of a data folder with products, and notifies it. */
export async function fillShop(dataDir: string): Promise<void> {
  const database = await openShopDatabase({ DATA_DIR: dataDir })
  const connection = connect(database.url, (error) => console.error(error))
  await generateGoods(database.url, connection, mostProducts)
  await announce(connection.db, { kind: 'catalog' })
  await connection.close()
  await database.close()
}

async function allProducts(shop: string): Promise<{ id: string; title: string }[]> {
  const all: { id: string; title: string }[] = []
  for (let page = 1; ; page++) {
    const { body } = await ask(`${shop}/v1/product?limit=60&page=${page}`)
    const { data } = JSON.parse(body.toString()) as { data: typeof all }
    if (data.length === 0) return all
    all.push(...data)
  }
}
