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

/** The minimum of Argon2: tests that guess passwords would feel the real cost. */
export const cheapCost: PasswordCost = { memoryCost: 8, timeCost: 1 }

export type Answer<T = unknown> = { status: number; body: T; headers: Headers }
export type CallOptions = { token?: string; body?: unknown; headers?: Record<string, string> }

/** A complete shop for a test, listening on a free port, with its own database. */
export type TestShop = {
  url: string
  db: Database
  databaseUrl: string
  dataDir: string
  /** Makes a call of the API by its path after /v1; the body is sent as JSON. */
  call<T = unknown>(method: string, path: string, options?: CallOptions): Promise<Answer<T>>
  /** Stops the process part but keeps database and data; a shop opened `on` this one continues. */
  stop(): Promise<void>
  drop(): Promise<void>
  close(): Promise<void>
}

export type TestShopOptions = {
  /** Settings on top of the test's defaults, by their environment names. */
  env?: Record<string, string>
  /** Database and data folder of a stopped test shop. */
  on?: Pick<TestShop, 'databaseUrl' | 'dataDir'> & Partial<Pick<TestShop, 'drop'>>
  /** With the built pages, which are rebuilt first where the sources are newer. */
  pages?: boolean
  /** With the real cost of password hashes. */
  costlyPasswords?: boolean
  /** The number of database connections for calls; the default when not given. */
  poolSize?: number
  /** Overrides of the delays of test shops. */
  delays?: Partial<Delays>
  /** Replaces the tables of providers. */
  makers?: Makers
  /** Gets each line of the log; needs a LOG_LEVEL in `env`. */
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
      // Only tests of these mails want one with each order.
      NEW_ORDER_MAIL: 'off',
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
    // On a busy machine a process would sometimes time out and count alone.
    redisTimeoutMs: patienceMs,
  })
  // No idle connection closes at the moment when a test reuses it.
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

/** Calls the shop at this address; an answer that is not JSON is returned as text. */
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
