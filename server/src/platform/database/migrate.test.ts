import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dumpShop } from '#operations/backup/dump-shop.ts'
import { restoreShop } from '#operations/backup/restore-shop.ts'
import { openStores } from '#operations/backup/stores.ts'
import { bareEnv } from '#testing/bare-env.ts'
import { createTestDatabase } from '#testing/database.ts'
import { tokenSecret } from '#testing/shop.ts'
import { runSql } from '#testing/test-server.ts'
import { migrate } from './migrate.ts'

const newer = `insert into schema_migrations (name) values ('9999_of_tomorrow.sql')`
const refused = /made by a newer version of the shop \(9999_of_tomorrow\)/

let database: Awaited<ReturnType<typeof createTestDatabase>>
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tohfa-newer-'))
  database = await createTestDatabase()
  await runSql(database.url, newer)
})
afterAll(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

test('a shop does not start on a database that a newer version has migrated, and logs why', async () => {
  const main = fileURLToPath(new URL('../../main.ts', import.meta.url))
  const env = { DATABASE_URL: database.url, TOKEN_SECRET: tokenSecret, DATA_DIR: dataDir }
  const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) =>
    execFile(
      process.execPath,
      [main],
      { env: { ...bareEnv(), ...env, PORT: '0' } },
      (error, out, err) => resolve({ code: error?.code, output: out + err }),
    ),
  )
  expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(refused) })
  expect(output.trim().split('\n')).toHaveLength(1)
})

test('tables that an older version does not know stay unchanged', async () => {
  const other = await createTestDatabase()
  await runSql(other.url, newer, `delete from schema_migrations where name like '0001%'`)
  await expect(migrate(other.url)).rejects.toThrow(refused)
  await other.drop()
})

test('a backup of a newer version is refused, and nothing is restored', async () => {
  const stores = openStores({ dataDir, s3: undefined })
  const empty = await createTestDatabase()
  await expect(restoreShop(dumpShop(database.url, stores), empty.url, stores)).rejects.toThrow(
    refused,
  )
  await empty.drop()
})
