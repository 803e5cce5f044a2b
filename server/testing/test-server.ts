import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { Client } from 'pg'
import { readConfig } from '#platform/config/config.ts'
import { startEmbeddedPostgres } from '@tohfa/embedded-db/start-embedded-postgres'
import { migrate } from '#platform/database/migrate.ts'
import { openShop } from '#shop/shop.ts'
import { makeMemoryDir } from '@tohfa/embedded-db/memory-dir.fixture'

/** What the workers of a test run need to create their own databases. */
export interface TestServer {
  /** any database of the server, to connect to while creating others */
  url: string
  /** a migrated database, the template of all test databases; their names begin with its name */
  template: string
}

const PREFIX = 'tohfa_test_'

/** The URL of another database on the same server. */
export function siblingUrl(url: string, database: string): string {
  const sibling = new URL(url)
  sibling.pathname = `/${database}`
  return sibling.href
}

/** Runs one statement; names of databases cannot be parameters, so they consist of letters. */
export async function runSql(url: string, ...statements: string[]): Promise<void> {
  const client = new Client(url)
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/**
 * The server of one test run: that of TEST_DATABASE_URL, or an embedded one.
 * @returns `close`, which removes everything of this run
 */
export async function openTestServer(): Promise<TestServer & { close(): Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL']
  const own = given ? undefined : await startOwn()
  const url = given ?? own?.url ?? ''
  const template = PREFIX + randomBytes(5).toString('hex')
  // Stays connected under the run's name, by which other runs know that its databases are in use.
  const presence = new Client({ connectionString: url, application_name: template })
  await presence.connect()
  await dropAbandoned(presence)
  await presence.query(`create database ${template}`)
  await migrate(siblingUrl(url, template))
  await makeQueues(siblingUrl(url, template))
  return {
    url,
    template,
    close: async () => {
      if (own) {
        await presence.end()
        await own.stop()
      } else {
        await dropAll(presence, `${template}%`)
        await presence.end()
      }
    },
  }
}

/** A shop's first start creates them, which takes longer than copying them. */
async function makeQueues(url: string): Promise<void> {
  const dataDir = makeMemoryDir('tohfa_queues')
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    TOKEN_SECRET: 'a secret that signs nothing at all',
    LOG_LEVEL: 'silent',
  })
  const shop = await openShop(config, url, { pages: false })
  await shop.listen()
  await shop.close()
  // Each shop runs those of its own start.
  await runSql(url, 'delete from pgboss.job')
  rmSync(dataDir, { recursive: true, force: true })
}

/** Databases left by killed runs. */
async function dropAbandoned(client: Client): Promise<void> {
  const { rows } = await client.query<{ run: string }>(
    `select distinct substring(datname from '^${PREFIX}[0-9a-f]{10}') as run from pg_database
     where datname ~ '^${PREFIX}[0-9a-f]{10}'
     except select application_name from pg_stat_activity`,
  )
  for (const { run } of rows) await dropAll(client, `${run}%`)
}

async function dropAll(client: Client, pattern: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where datname like $1',
    [pattern],
  )
  for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`)
}

async function startOwn() {
  const dataDir = makeMemoryDir('tohfa_test')
  const start = () => startEmbeddedPostgres({ dataDir, log: () => undefined })
  const fresh = await start()
  // Data of tests need not survive a crash of the machine.
  const hasty = ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum']
  await runSql(
    fresh.url,
    ...hasty.map((setting) => `alter system set ${setting} = off`),
    // A shop takes up to 19, its test as many, and some tests have several shops.
    'alter system set max_connections = 300',
    // Its log is in memory too.
    `alter system set max_wal_size = '256MB'`,
  )
  await fresh.stop()
  const database = await start()
  return {
    url: database.url,
    stop: async () => {
      await database.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
