import { download } from '../download.ts'
import { processorTime } from '../processor-time.ts'
import { type CurveRequest, type Figures, percentile, round } from './shop.ts'

/** A longer download is aborted: by then its speed and memory are the same as to its end. */
const limitMs = 60_000
const portion = 1_000
const mostPortions = 20
const nil = '00000000-0000-0000-0000-000000000000'

/** Exports, each compared with reading its rows by the plain driver, in portions. */
const files = {
  'orders CSV': {
    path: '/v1/admin-export/orders',
    bare: `select o.*, i.*, o.id as key from orders o join order_items i on i.order_id = o.id
      where o.id > $1 order by o.id limit ${portion}`,
  },
  'products CSV': {
    path: '/v1/admin-export/products',
    bare: `select *, id as key from products where id > $1 order by id limit ${portion}`,
  },
}

export async function measureExports(asked: CurveRequest): Promise<Record<string, Figures>> {
  const measured: Record<string, Figures> = {}
  for (const [name, { path, bare }] of Object.entries(files)) {
    const before = await portions(asked, bare)
    measured[name] = await measureFile(asked, path, [...before, ...(await portions(asked, bare))])
  }
  return measured
}

async function measureFile(asked: CurveRequest, path: string, bare: number[]): Promise<Figures> {
  const before = processorTime(asked)
  const { ms, lines, isWhole, more } = await download(asked.url + path, { ...asked, limitMs })
  const after = processorTime(asked)
  const thousands = (lines - 1) / 1_000
  const [node, database] = [after.node - before.node, after.database - before.database]
  const bareMs = percentile(bare, 0.5)
  return {
    'rows read': lines - 1,
    'whole file': Number(isWhole),
    'ms per 1,000': round(ms / thousands),
    'Node ms': round(node / thousands),
    'PostgreSQL ms': round(database / thousands),
    'processor ms': round((node + database) / thousands),
    'bare p50 ms': round(bareMs),
    ratio: round(ms / thousands / bareMs),
    'memory beyond rest MB': more,
  }
}

/** Milliseconds of portions, one after the other, from the first row on; fewer where there are fewer. */
async function portions({ client }: CurveRequest, text: string): Promise<number[]> {
  const ms: number[] = []
  for (let last = nil; ms.length < mostPortions;) {
    const from = performance.now()
    const { rows } = await client.query<{ key: string }>({
      name: text.slice(0, 40),
      text,
      values: [last],
    })
    const end = rows.at(-1)
    if (rows.length < portion || !end)
      return ms.length > 0 ? ms : [((performance.now() - from) / rows.length) * portion]
    ms.push(performance.now() - from)
    last = end.key
  }
  return ms
}
