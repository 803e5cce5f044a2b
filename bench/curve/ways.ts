import { ask } from '../ask.ts'
import { processorTime } from '../processor-time.ts'
import { type CurveRequest, type Figures, percentile, round } from './shop.ts'

const turns = 5
/** A round: this many requests, fewer where they take longer than this. */
const most = 40
const turnMs = 2_000

/** Reads rows like those of an answer by their ids with the plain driver, which does not grow. */
type Bare = { ids: readonly string[]; name: string; text: string; rows: number }
type Way = { path: (n: number) => string; bare: Bare }

/** The repeated requests, never the same where an answer would be cached, one at a time. */
export async function measureWays(asked: CurveRequest): Promise<Record<string, Figures>> {
  const products = await bareProducts(asked)
  const orders = await bareOrders(asked)
  const prints = await barePrints(asked)
  const words = await wordsOfTitles(asked)
  const word = (n: number) => words[n % words.length] ?? ''
  const ways: Record<string, Way> = {
    listing: {
      path: (n) => `/v1/product?ratingGreater=3&price=${201 + (n % 1_700)}.${n % 97}`,
      bare: products,
    },
    'search page': {
      path: (n) => `/product-filter?search=${word(n)}+${word(7 * n + 3)}+${word(n >> 3)}`,
      bare: products,
    },
    'orders, filtered': {
      path: (n) => `/v1/user-orders?status=delivered&payment=cash&page=${1 + (n % 20)}`,
      bare: orders,
    },
    'orders, searched': {
      path: (n) => `/v1/user-orders?search=${cities[n % 5]}+${things[n % 3]}`,
      bare: orders,
    },
    'print queue': {
      path: (n) => `/v1/admin/print-queue?state=ready&page=${1 + (n % 2)}`,
      bare: prints,
    },
  }
  const measured: Record<string, Figures> = {}
  for (const [name, way] of Object.entries(ways))
    try {
      measured[name] = await measureWay(asked, way)
    } catch (error) {
      // A series that ends early is still useful; the others are measured on.
      console.error(`${name}:`, error)
    }
  return measured
}

const cities = ['mumbai', 'delhi', 'pune', 'jaipur', 'agra']
const things = ['mug', 'cap', 'bracelet']

async function measureWay(asked: CurveRequest, { path, bare }: Way): Promise<Figures> {
  const { url, token } = asked
  const [own, others]: [number[], number[]] = [[], []]
  const sum = { node: 0, database: 0 }
  let n = 0
  const question = async () => {
    const address = url + path(n++)
    const { status, ms } = await ask(address, { token, encoding: 'br' })
    if (status !== 200) throw new Error(`${address} was answered ${status}`)
    return ms
  }
  await repeat(question)
  await repeat((nth) => askBare(asked, bare, nth))
  for (let turn = 0; turn < turns; turn++) {
    const before = processorTime(asked)
    own.push(...(await repeat(question)))
    const after = processorTime(asked)
    sum.node += after.node - before.node
    sum.database += after.database - before.database
    others.push(...(await repeat((nth) => askBare(asked, bare, turn * most + nth))))
  }
  const [p50, bareP50] = [percentile(own, 0.5), percentile(others, 0.5)]
  return {
    'p50 ms': round(p50),
    'p95 ms': round(percentile(own, 0.95)),
    'Node ms': round(sum.node / own.length),
    'PostgreSQL ms': round(sum.database / own.length),
    'processor ms': round((sum.node + sum.database) / own.length),
    'bare p50 ms': round(bareP50),
    ratio: round(p50 / bareP50),
  }
}

async function repeat(question: (nth: number) => Promise<number>): Promise<number[]> {
  const ms: number[] = []
  const from = performance.now()
  while (ms.length < most && (ms.length === 0 || performance.now() - from < turnMs))
    ms.push(await question(ms.length))
  return ms
}

async function askBare({ client }: CurveRequest, { ids, name, text, rows }: Bare, nth: number) {
  const some = Array.from({ length: rows }, (_, i) => ids[(nth * rows + i) % ids.length])
  const from = performance.now()
  await client.query({ name, text, values: [some] })
  return performance.now() - from
}

async function bareProducts(asked: CurveRequest): Promise<Bare> {
  return {
    ids: await someIds(asked, 'products'),
    name: 'products',
    text: 'select * from products where id = any($1::uuid[])',
    rows: 12,
  }
}

async function bareOrders(asked: CurveRequest): Promise<Bare> {
  return {
    ids: await someIds(asked, 'orders'),
    name: 'orders',
    text: `select * from orders o join order_items i on i.order_id = o.id
      where o.id = any($1::uuid[])`,
    rows: 10,
  }
}

async function barePrints(asked: CurveRequest): Promise<Bare> {
  return {
    ids: await someIds(asked, 'print_jobs'),
    name: 'prints',
    text: `select * from print_jobs j join orders o on o.id = j.order_id
      join order_items i on i.id = j.order_item_id where j.id = any($1::uuid[])`,
    rows: 20,
  }
}

async function someIds({ client }: CurveRequest, table: string): Promise<string[]> {
  const found = await client.query<{ id: string }>(
    `select id from ${table} order by hashtext(id::text) limit 2000`,
  )
  return found.rows.map(({ id }) => id)
}

async function wordsOfTitles({ client }: CurveRequest): Promise<string[]> {
  const { rows } = await client.query<{ title: string }>(
    'select title from products order by hashtext(id::text) limit 500',
  )
  return [...new Set(rows.flatMap(({ title }) => title.toLowerCase().split(' ')))]
}
