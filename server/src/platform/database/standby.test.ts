import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startEmbeddedPostgres } from '@tohfa/embedded-db/start-embedded-postgres'
import { migrate } from './migrate.ts'
import { order, ordersOf, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { patienceMs } from '#testing/patience.ts'
import { aPerson } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

/** A database server of its own: the setting holds for all databases of a server. */
let dataDir: string
let server: Awaited<ReturnType<typeof startEmbeddedPostgres>>
/** Outside of the shop, and without its wait for a standby. */
let superuser: pg.Client
/** Waits for every commit. */
let patient: TestShop
/** Gives up a commit after a moment. */
let shop: TestShop

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tohfa-standby-'))
  server = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  await migrate(server.url)
  superuser = new pg.Client(server.url)
  await superuser.connect()
  await superuser.query('set synchronous_commit = local')
  const on = { databaseUrl: server.url, dataDir, drop: async () => undefined }
  patient = await openTestShop({ on })
  shop = await openTestShop({ on, delays: { commitMs: 200 } })
})
beforeEach(() => standby('there'))
afterAll(async () => {
  await standby('there')
  await shop.close()
  await patient.close()
  await superuser.end()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const waitingCommits = async () =>
  (await superuser.query(`select pid from pg_stat_activity where wait_event = 'SyncRep'`)).rows

/** Makes commits wait for a standby, of which there is none, or lets them all through. */
async function standby(is: 'away' | 'there'): Promise<void> {
  const names = is === 'away' ? `'nobody'` : `''`
  await superuser.query(`alter system set synchronous_standby_names = ${names}`)
  await superuser.query('select pg_reload_conf()')
  if (is === 'there')
    return vi.waitFor(async () => expect(await waitingCommits()).toEqual([]), patienceMs)
  // Processes of the server hear of it one after the other, so a commit shows when it holds.
  const probe = new pg.Client(server.url)
  probe.on('error', () => undefined)
  await probe.connect()
  const commits = async (): Promise<void> => {
    for (;;) await probe.query(`select pg_logical_emit_message(true, 'tests', '')`)
  }
  commits().catch(() => undefined)
  await vi.waitFor(async () => expect(await waitingCommits()).toHaveLength(1), patienceMs)
  await superuser.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`,
  )
  await vi.waitFor(async () => expect(await waitingCommits()).toEqual([]), patienceMs)
}

const readiness = async () => (await fetch(`${shop.url}/readyz`)).status

async function aFullCart() {
  const person = await aPerson(patient)
  await putIntoCart(patient, person, await aProduct(patient, { stock: 5 }))
  return person
}

test('an order whose commit no standby acknowledges is answered as not known, and its key gives it later', async () => {
  const person = await aFullCart()
  const key = crypto.randomUUID()
  await standby('away')
  const unknown = await order(shop, person, 'cash', { key })
  expect([unknown.status, unknown.body.code]).toEqual([503, 'outcome_unknown'])
  await standby('there')
  await expect.poll(async () => (await order(shop, person, 'cash', { key })).status).toBe(201)
  expect(await ordersOf(patient, person)).toHaveLength(1)
})

test('without a standby writes are refused at once, pages are read, and the shop is not ready', async () => {
  const [person, other] = [await aFullCart(), await aFullCart()]
  await expect.poll(readiness).toBe(200)
  await standby('away')
  await order(shop, person, 'cash', { key: crypto.randomUUID() })
  for (let n = 0; n < 5; n++) {
    const refused = await order(shop, other, 'cash', { key: crypto.randomUUID() })
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
  }
  expect((await shop.call('GET', '/product')).status).toBe(200)
  expect((await shop.call('GET', `/cart/${other.id}`, { token: other.token })).status).toBe(200)
  expect(await readiness()).toBe(503)
  await standby('there')
  await expect.poll(readiness, { timeout: patienceMs }).toBe(200)
  const placed = () => order(shop, other, 'cash', { key: crypto.randomUUID() })
  await expect.poll(async () => (await placed()).status).toBe(201)
  expect(await ordersOf(patient, other)).toHaveLength(1)
})

test('a commit whose wait was cancelled is not known, although PostgreSQL acknowledges it', async () => {
  const person = await aFullCart()
  await standby('away')
  const asked = order(patient, person, 'cash', { key: crypto.randomUUID() })
  await expect.poll(waitingCommits).toHaveLength(1)
  await superuser.query(
    `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`,
  )
  const { status, body } = await asked
  expect([status, body.code]).toEqual([503, 'outcome_unknown'])
  await standby('there')
  expect(await ordersOf(patient, person)).toHaveLength(1)
})
