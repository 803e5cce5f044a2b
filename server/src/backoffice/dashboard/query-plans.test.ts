import { type SQLWrapper, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { productTypeSlugs } from '@tohfa/contract/catalog/product-type-labels'
import { createStaffOrders } from '#orders/list/staff-orders.service.ts'
import type { Connection, Database } from '#platform/database/connect.ts'
import { dueShipments } from '#fulfilment/shipping/shipping.queries.ts'
import { createTestDatabase } from '#testing/database.ts'
import { connectPatiently } from '#testing/delays.ts'
import { readWorkPiles } from './work-piles.service.ts'

let connection: Connection
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await createTestDatabase()
  drop = database.drop
  connection = connectPatiently(database.url)
  // By these counts the list has pages to look for.
  await connection.db.execute(sql`
    insert into order_counts values ('2026-01-05', 'delivered', 'cash', 'done', 5000)`)
})
afterAll(async () => {
  await connection.close()
  await drop()
})

type Scan = { table: string; index: string | undefined; isNarrowed: boolean }
type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: Plan[]
}

/** The parts of the plan that read a table, or the index of one. */
function scansOf(plan: Plan, table = plan['Relation Name']): Scan[] {
  const inner = (plan.Plans ?? []).flatMap((one) => scansOf(one, one['Relation Name'] ?? table))
  if (!plan['Node Type'].endsWith('Scan') || table === undefined) return inner
  if (plan['Node Type'] === 'Bitmap Heap Scan' || plan['Node Type'] === 'CTE Scan') return inner
  return [
    { table, index: plan['Index Name'], isNarrowed: plan['Index Cond'] !== undefined },
    ...inner,
  ]
}

/**
 * How the queries of `work` read the tables that grow with the shop. In an empty database any plan
 * is fast, so a full scan is only chosen where no index can be used.
 */
async function readsOf(work: (db: Database) => Promise<unknown>): Promise<Scan[]> {
  const asked: SQLWrapper[] = []
  const execute = (statement: SQLWrapper) => {
    asked.push(statement)
    return connection.db.execute(statement)
  }
  await work(Object.create(connection.db, { execute: { value: execute } }) as Database)
  const plans = await connection.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    const all: Plan[] = []
    for (const statement of asked) {
      const { rows } = await tx.execute<{ 'QUERY PLAN': { Plan: Plan }[] }>(
        sql`explain (format json) ${statement}`,
      )
      all.push(...(rows[0]?.['QUERY PLAN'] ?? []).map((one) => one.Plan))
    }
    return all
  })
  const large = [
    'payments',
    'orders',
    'order_items',
    'shipments',
    'print_jobs',
    'refunds',
    'returns',
  ]
  return plans.flatMap((plan) => scansOf(plan)).filter(({ table }) => large.includes(table))
}
const indexesOf = (scans: readonly Scan[]) => [...new Set(scans.map(({ index }) => index))]

const promise = {
  cutoffHour: 14,
  productionDays: Object.fromEntries(productTypeSlugs.map((type) => [type, 1])),
  holidays: [],
  buffer: 0,
}
const settings = {
  read: () =>
    Promise.resolve({ promise, payouts: { settledAfter: 5, remittedAfter: 14 } } as never),
}

test('Today narrows every table that grows by an index', async () => {
  const scans = await readsOf((db) =>
    readWorkPiles({ db, jobs: { failed: () => Promise.resolve([]) }, settings }, true),
  )
  expect(scans.length).toBeGreaterThan(8)
  expect(scans.filter(({ index }) => index === undefined)).toEqual([])
  expect(indexesOf(scans)).toEqual(
    expect.arrayContaining([
      'orders_by_status',
      'orders_came_back',
      'orders_endangered',
      'shipments_awaiting_courier',
    ]),
  )
})

test('the parcels on their way are found by the status of their orders, however many have arrived', async () => {
  const scans = await readsOf((db) => dueShipments(db, new Date()))
  expect(scans).toEqual([
    { table: 'orders', index: 'orders_by_status', isNarrowed: true },
    { table: 'shipments', index: 'shipments_orderId_unique', isNarrowed: true },
  ])
})

describe('the list of orders', () => {
  const readsOfList = (asked: object) =>
    readsOf((db) => {
      const nothing = { handle: () => undefined, repeat: () => undefined }
      const list = createStaffOrders({
        connection: { ...connection, db },
        jobs: nothing as never,
        orders: { byIds: () => Promise.resolve([]) },
        packing: { unready: () => Promise.resolve(new Map()) },
        settings,
      })
      return list.list({ page: 1, limit: 60, ...asked })
    })

  test.each<[string, object, string]>([
    ['of all', {}, 'orders_by_time'],
    ['far behind', { page: 40, sort: 'oldest' }, 'orders_by_time'],
    ['of a status', { status: 'delivered' }, 'orders_by_status'],
    ['of what is late', { late: true }, 'orders_by_status'],
    ['of promises in danger', { endangered: true }, 'orders_endangered'],
    ['of what the courier is to fetch', { pile: 'handover' }, 'shipments_awaiting_courier'],
    ['of some days', { from: '2026-01-01', to: '2026-01-31' }, 'orders_by_time'],
    ['of a search', { search: 'mumbai mug' }, 'orders_words'],
  ])('%s is read by an index made for it', async (_what, asked, index) => {
    const scans = await readsOfList(asked)
    expect(scans.filter((scan) => scan.index === undefined)).toEqual([])
    expect(indexesOf(scans)).toContain(index)
  })
})
