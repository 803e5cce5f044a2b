import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PasswordCost } from '#accounts/password/passwords.ts'
import type { Makers } from '#platform/config/providers.ts'
import { readConfig } from '#platform/config/config.ts'
import type { Delays } from '#platform/config/delays.ts'
import type { Database } from '#platform/database/connect.ts'
import { openShop } from '#shop/shop.ts'
import { buildPages } from './build-pages.ts'
import { createTestDatabase } from './database.ts'
import { testConnectionLimits, testDelays, testJobConnections } from './delays.ts'
import { patienceMs } from './patience.ts'

export const tokenSecret = 'a secret for tests only, long enough'

/** As little as Argon2 allows: what a shop's own passwords cost is felt in tests that guess. */
export const cheapCost: PasswordCost = { memoryCost: 8, timeCost: 1 }

export type Answer<T = unknown> = { status: number; body: T; headers: Headers }
export type CallOptions = { token?: string; body?: unknown; headers?: Record<string, string> }

/** A whole shop of a test's own, listening on a free port, with a database that nobody else sees. */
export type TestShop = {
  url: string
  db: Database
  databaseUrl: string
  dataDir: string
  /** One call of the API by its path after /v1; the body is sent as JSON. */
  call<T = unknown>(method: string, path: string, options?: CallOptions): Promise<Answer<T>>
  /** Ends the process part but keeps database and data; a shop opened `on` this one goes on. */
  stop(): Promise<void>
  drop(): Promise<void>
  close(): Promise<void>
}

export type TestShopOptions = {
  /** Settings on top of the test's own, by their environment names. */
  env?: Record<string, string>
  /** A database and data folder that outlived another test shop. */
  on?: Pick<TestShop, 'databaseUrl' | 'dataDir'> & Partial<Pick<TestShop, 'drop'>>
  /** With the built pages, which are built first where the sources are newer. */
  pages?: boolean
  /** With passwords that cost to try what they do in a shop. */
  costlyPasswords?: boolean
  /** How many connections to the database its calls share; the usual when not given. */
  poolSize?: number
  /** In place of those a shop has, and of those that every test shop has. */
  delays?: Partial<Delays>
  /** In place of the tables of providers that a shop has. */
  makers?: Makers
  /** Hears each line of the log; with a LOG_LEVEL in `env`. */
  log?: (line: string) => void
}

export async function openTestShop(options: TestShopOptions = {}): Promise<TestShop> {
  if (options.pages) await buildPages()
  const database = options.on ? undefined : await createTestDatabase()
  const databaseUrl = options.on?.databaseUrl ?? database?.url ?? ''
  const dataDir = options.on?.dataDir ?? (await mkdtemp(join(tmpdir(), 'tohfa-test-')))
  const config = readConfig(
    {
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      TOKEN_SECRET: tokenSecret,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
      ...options.env,
    },
    options.makers,
  )
  const shop = await openShop(config, databaseUrl, {
    pages: options.pages ?? false,
    delays: { ...testDelays, ...options.delays },
    passwordCost: options.costlyPasswords ? undefined : cheapCost,
    poolSize: options.poolSize,
    jobConnections: testJobConnections,
    connectionLimits: testConnectionLimits,
    log: options.log && { write: options.log },
    // On a busy machine each process would else count alone now and then.
    redisTimeoutMs: patienceMs,
  })
  // No connection ends in the moment that a test takes it up again.
  shop.app.server.keepAliveTimeout = 10 * patienceMs
  await shop.prepare()
  const { own: url } = await shop.listen()
  const drop =
    options.on?.drop ??
    (async () => {
      if (!database) return
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    })

  return {
    url,
    db: shop.connection.db,
    databaseUrl,
    dataDir,
    call: callsTo(url),
    stop: () => shop.close(),
    drop,
    async close() {
      await shop.close()
      await drop()
    },
  }
}

/** Calls of the shop that listens there; an answer that is no JSON is its text. */
export function callsTo(url: string): TestShop['call'] {
  return async (method, path, { token, body, headers } = {}) => {
    const response = await fetch(`${url}/v1${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      body: isJson ? JSON.parse(text) : text,
      headers: response.headers,
    }
  }
}
