import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { order, putIntoCart } from '../server/src/orders/order/orders.fixture.ts'
import { aProduct } from '../server/testing/goods.ts'
import { aPerson } from '../server/testing/people.ts'
import type { TestShop } from '../server/testing/shop.ts'
import { count, expectBooksToAgree, must, until } from './checks.ts'
import { asked, killServer, openServers, type Server, urlOf } from './postgres-servers.ts'
import { startShopProcess } from './shop-process.ts'

/** docs/operating.md: a shop is back on an empty machine within this time. */
const mostMs = 15 * 60_000

/**
 * A database without a standby whose log is archived. Its machine dies and is gone; the last base
 * backup and the archive make it anew, on the way of deploy/. All that was archived is there; what
 * came after the last archived segment is not, or this would prove nothing.
 */
export async function restoreFromLog(buyers: number) {
  const servers = await openServers()
  const archive = join(servers.home, 'archive')
  await mkdir(archive)
  await servers.own(archive)
  const archiving = {
    archive_mode: 'on',
    archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
  }
  try {
    const dir = join(servers.home, 'first')
    await servers.create(dir)
    const first = await servers.start(dir, archiving)
    await asked(first, 'postgres', 'create database tohfa')
    await migrate(urlOf(first))
    const backup = join(servers.home, 'backup')
    const { archived, later } = await withShop(first, async (shop) => {
      const before = await buy(shop, buyers)
      const source = `host=127.0.0.1 port=${first.port} user=tohfa`
      await servers.run('pg_basebackup', ['-D', backup, '-c', 'fast', '-d', source])
      const after = await buy(shop, buyers)
      await untilArchived(first)
      return { archived: [...before, ...after], later: await buy(shop, buyers) }
    })
    await killServer(first)

    const from = performance.now()
    const dirAnew = join(servers.home, 'anew')
    // With its modes and owners, as a backup tool does.
    await cp(backup, dirAnew, { recursive: true, preserveTimestamps: true })
    servers.ownAll(dirAnew)
    await writeFile(join(dirAnew, 'recovery.signal'), '')
    const anew = await servers.start(dirAnew, { restore_command: `cp ${archive}/%f %p` })
    await until('the log is applied', async () => {
      const { rows } = await asked(anew, 'tohfa', 'select pg_is_in_recovery() still')
      return rows[0]?.still === false
    })
    const kept = await withShop(anew, async (shop) => {
      await until('the shop is ready', async () => (await fetch(`${shop.url}/readyz`)).ok)
      return { ms: Math.round(performance.now() - from), ...(await compare(shop, archived, later)) }
    })
    must(kept.ms <= mostMs, `the shop was back after ${kept.ms} ms`)
    return {
      restoredFromLogMs: kept.ms,
      archivedOrders: archived.length,
      'orders lost after the last archived segment': kept.lost,
    }
  } finally {
    await servers.close()
  }
}

async function withShop<T>(server: Server, work: (shop: TestShop) => Promise<T>): Promise<T> {
  const shop = await startShopProcess(urlOf(server))
  try {
    return await work(shop)
  } finally {
    await shop.kill()
  }
}

/** Cash orders of new people; returns their ids. */
async function buy(shop: TestShop, buyers: number): Promise<string[]> {
  const productId = await aProduct(shop, { stock: 1_000_000 })
  return Promise.all(
    Array.from({ length: buyers }, async () => {
      const person = await aPerson(shop)
      await putIntoCart(shop, person, productId)
      const { status } = await order(shop, person, 'cash', { key: crypto.randomUUID() })
      must(status === 201, `an order was answered ${status}`)
      return person.id
    }),
  )
}

/** What `archive_timeout` does every few minutes. */
async function untilArchived(server: Server): Promise<void> {
  const { rows } = await asked(server, 'tohfa', 'select pg_walfile_name(pg_switch_wal()) name')
  await until('the log is archived', async () => {
    const { rows: done } = await asked(
      server,
      'tohfa',
      `select from pg_stat_archiver where last_archived_wal >= '${rows[0]?.name}'`,
    )
    return done.length === 1
  })
}

async function compare({ db }: TestShop, archived: readonly string[], later: readonly string[]) {
  await expectBooksToAgree(db)
  for (const id of archived)
    must((await count(db, sql`orders where user_id = ${id}`)) === 1, 'an archived order is missing')
  let lost = 0
  for (const id of later) lost += 1 - (await count(db, sql`orders where user_id = ${id}`))
  must(lost > 0, 'nothing was lost after the last archived segment: this could not notice a loss')
  return { lost }
}
