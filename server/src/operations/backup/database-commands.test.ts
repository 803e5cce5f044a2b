import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '@tohfa/embedded-db/start-embedded-postgres'
import { bareEnv } from '#testing/bare-env.ts'
import { createTestDatabase } from '#testing/database.ts'
import { connectPatiently } from '#testing/delays.ts'
import { openTestShop, tokenSecret } from '#testing/shop.ts'
import { runSql } from '#testing/test-server.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let dataDir: string
beforeEach(async () => {
  database = await createTestDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'tohfa-commands-'))
})
afterEach(async () => {
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

const commands = {
  status: ['./main.ts', 'status'],
  dump: ['./main.ts', 'dump'],
  drill: ['./main.ts', 'drill'],
  reset: ['./main.ts', 'reset'],
  seed: ['../sample/main.ts'],
} as const
type CommandOutcome = { code: unknown; out: string; err: string }

const onServer = (url = database.url) => ({ DATABASE_URL: url, TOKEN_SECRET: tokenSecret })

/** The same as the process of `npm run db:…`, without a terminal for its question. */
function run(
  command: keyof typeof commands,
  args: string[] = [],
  settings: Record<string, string> = onServer(),
): Promise<CommandOutcome> {
  const [file, ...words] = commands[command]
  const main = fileURLToPath(new URL(file, import.meta.url))
  const env = { ...bareEnv(), DATA_DIR: dataDir, ...settings }
  return new Promise((resolve) =>
    execFile(process.execPath, [main, ...words, ...args], { env }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, err }),
    ),
  )
}

async function count(table: string): Promise<number> {
  const { db, close } = connectPatiently(database.url)
  try {
    return await db.$count(sql.identifier(table))
  } finally {
    await close()
  }
}

test('the status names the database without its password, its size, and migrations that wait', async () => {
  await runSql(
    database.url,
    `delete from schema_migrations where name = '0081_search_customizable.sql'`,
    `insert into schema_migrations (name) values ('9999_newer.sql')`,
  )
  const { code, out, err } = await run('status', [], { DATABASE_URL: database.url })
  expect([code, err]).toEqual([0, ''])
  const { pathname, password } = new URL(database.url)
  expect(out).toContain(`Database: that of DATABASE_URL, ${pathname.slice(1)} on `)
  if (password) expect(out).not.toContain(password)
  expect(out).toMatch(/^Size: \d+ \wB\.$/m)
  expect(out).toMatch(/^Migrations applied: \d\d+, the last is /m)
  expect(out).toMatch(/waiting for the next start: 1\.\n {2}0081_search_customizable\.sql\n/)
  expect(out).toMatch(/newer version of the shop:\n {2}9999_newer\.sql\n/)
})

test('the status says that there is no database, and that one cannot be reached', async () => {
  expect(await run('status', [], {})).toMatchObject({
    code: 1,
    err: expect.stringContaining(`There is no shop's database in ${dataDir}`),
  })
  const nowhere = 'postgres://tohfa:secret-word@127.0.0.1:1/tohfa'
  const { code, err } = await run('status', [], { DATABASE_URL: nowhere })
  expect(code).toBe(1)
  expect(err).toMatch(/^The database of DATABASE_URL cannot be used: .*ECONNREFUSED/)
  expect(err).not.toContain('secret-word')
})

test('the sample is loaded into an empty shop, once', async () => {
  expect(await run('seed')).toMatchObject({ code: 0, err: '' })
  const products = await count('products')
  expect(products).toBeGreaterThan(50)
  expect(await run('seed')).toMatchObject({ code: 1, err: expect.stringMatching(/had products/) })
  expect(await count('products')).toBe(products)
})

test('a database is emptied only with a yes, and then has all migrations', async () => {
  const applied = await count('schema_migrations')
  await runSql(database.url, 'create table left_behind (id int)', 'delete from schema_migrations')
  expect(await run('reset')).toMatchObject({ code: 1, err: expect.stringMatching(/-- --yes/) })
  expect(await count('left_behind')).toBe(0)
  expect(await run('reset', ['--yes'])).toMatchObject({ code: 0, err: '' })
  expect(await count('schema_migrations')).toBe(applied)
  await expect(count('left_behind')).rejects.toThrow()
})

test('a live shop, a database of another machine, and one in use are not emptied', async () => {
  const live = {
    ...onServer(),
    RAZORPAY_KEY_ID: 'rzp_live_AbCdEfGhIjKlMn',
    RAZORPAY_KEY_SECRET: 'the-secret-of-a-live-key',
    RAZORPAY_WEBHOOK_SECRET: 'a-webhook-secret-of-32-letters-ok',
    DELHIVERY_TOKEN: 'a-token-of-the-carrier',
    DELHIVERY_WEBHOOK_SECRET: 'another-secret-of-32-letters-here',
    DELHIVERY_PICKUP_LOCATION: 'Warehouse',
    SMTP_URL: 'smtp://127.0.0.1',
    STORE_LEGAL_NAME: 'Tohfa Private Limited',
    STORE_GRIEVANCE_OFFICER: 'Asha Rao, manager',
    STORE_GRIEVANCE_CONTACT: 'officer@tohfa.example',
  }
  const refused = await Promise.all(
    [
      live,
      { ...onServer(), NODE_ENV: 'production' },
      onServer('postgres://tohfa@db.example/tohfa'),
    ].map((settings) => run('reset', ['--yes'], settings)),
  )
  expect(refused.map(({ code, err }) => [code, err.split(':')[0]])).toEqual([
    [1, 'Real money moves in this shop'],
    [1, 'NODE_ENV is production'],
    [1, 'DATABASE_URL names db.example'],
  ])
  const shop = await openTestShop({ on: { databaseUrl: database.url, dataDir } })
  const { db } = shop
  await db.execute(sql`select from users`)
  expect(await run('reset', ['--yes'])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/The shop is running/),
  })
  await shop.close()
})

test('the embedded database is made for the sample, and is not emptied while it runs', async () => {
  expect(await run('seed', [], {})).toMatchObject({ code: 0, err: '' })
  const running = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  try {
    const [status, reset] = await Promise.all([run('status', [], {}), run('reset', ['--yes'], {})])
    expect(status.out).toMatch(/^Database: the embedded one, while the shop runs\.$/m)
    expect(reset).toMatchObject({ code: 1, err: expect.stringMatching(/The shop is running/) })
  } finally {
    await running.stop()
  }
})

test('a drill restores a backup elsewhere, starts its shop, audits it, and leaves nothing', async () => {
  const file = join(dataDir, 'shop.tar.gz')
  await run('seed')
  expect((await run('dump', [file])).code).toBe(0)
  const places = mkdtempSync(join(tmpdir(), 'tohfa-places-'))
  const drilled = await run('drill', [file], { TMPDIR: places })
  expect(drilled).toMatchObject({ code: 0, err: '' })
  expect(drilled.out).toMatch(/^The shop of .+ is restored: \d+ rows/)
  expect(drilled.out).toMatch(/and the shop answered [\d.]+ s later\.\n(?:.+\n)*.+ add up\.\n$/)
  expect(readdirSync(places)).toEqual([])
  rmSync(places, { recursive: true })
})

test('a drill of what is no backup fails with a sentence', async () => {
  const file = join(dataDir, 'shop.tar.gz')
  writeFileSync(file, 'no backup')
  const drilled = await run('drill', [file], {})
  expect(drilled.code).toBe(1)
  expect(drilled.out).toBe('')
  expect(drilled.err).toMatch(/\.\n$/)
})
