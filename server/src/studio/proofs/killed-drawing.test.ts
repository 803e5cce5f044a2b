import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startShopProcess } from '../../../../torture/shop-process.ts'
import { createTestDatabase } from '#testing/database.ts'
import { aPerson } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { sha256Of } from '#studio/press/sha256-of.ts'
import { aDesign } from '#studio/studio.fixture.ts'
import { askProof, readProof } from './proofs.fixture.ts'

/** Any number: the blocked statement waits for it. */
const holdLock = 4712

let database: Awaited<ReturnType<typeof createTestDatabase>>
let holder: pg.Client
let dataDir: string
let survivor: TestShop | undefined
beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'tohfa-test-'))
  holder = new pg.Client(database.url)
  await holder.connect()
  await holder.query(`create function wait_for_the_test() returns trigger language plpgsql
    as $$ begin perform pg_advisory_xact_lock_shared(${holdLock}); return new; end $$`)
  await holder.query(`create trigger held before update on proofs
    for each row when (new.state = 'ready') execute function wait_for_the_test()`)
})
afterAll(async () => {
  await survivor?.stop()
  await holder.end()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

test('a proof whose drawing was killed before it was written down is drawn again, once', async () => {
  const victim = await startShopProcess(database.url, { DATA_DIR: dataDir }, true)
  const person = await aPerson(victim)
  await holder.query(`select pg_advisory_lock(${holdLock})`)
  const { hash } = (await askProof(victim, person, await aDesign(victim, person))).body.data
  const held = `select from pg_locks
    where locktype = 'advisory' and objid = ${holdLock} and not granted
      and database = (select oid from pg_database where datname = current_database())`
  await expect.poll(async () => (await holder.query(held)).rowCount).toBe(1)
  await victim.kill()
  // The database notices only when it sends an answer, and until then keeps the table locked.
  await holder.query(`select pg_terminate_backend(pid) ${held.slice('select'.length)}`)
  await expect.poll(async () => (await holder.query(held)).rowCount).toBe(0)
  await holder.query('drop trigger held on proofs')
  await holder.query(`select pg_advisory_unlock(${holdLock})`)

  survivor = await openTestShop({ on: { databaseUrl: database.url, dataDir } })
  expect((await readProof(survivor, person, hash)).body.data).toMatchObject({ state: 'rendering' })
  // As if the time was over that a drawing may take.
  await holder.query(`update pgboss.job set started_on = now() - interval '1 hour'
    where name = 'render-proof' and state = 'active'`)
  const read = async () => (await readProof(survivor as TestShop, person, hash)).body.data
  await expect.poll(async () => (await read()).state).toBe('ready')
  const jobs = `select state, retry_count from pgboss.job where name = 'render-proof'`
  await expect
    .poll(async () => (await holder.query(jobs)).rows)
    .toEqual([{ state: 'completed', retry_count: 1 }])
  const { pages } = await read()
  const bytes = await readFile(join(dataDir, 'proofs', hash, 'wrap.png'))
  expect(pages.map(({ sha256 }) => sha256)).toEqual([sha256Of(bytes)])
})
