import type { FastifyInstance } from 'fastify'
import { type Admin, ensureAdmin } from '#accounts/admin-command/ensure-admin.ts'
import { type PasswordCost } from '#accounts/password/passwords.ts'
import { buildApp } from './app.ts'
import { shiftClock } from '#platform/runtime/clock.ts'
import type { Config } from '#platform/config/config.ts'
import { type Delays, productDelays } from '#platform/config/delays.ts'
import { listenForChanges } from '#platform/database/changes.ts'
import { connect, type Connection } from '#platform/database/connect.ts'
import { createReadiness } from '#platform/database/readiness.ts'
import { createDrain } from '#platform/http/shutdown/drain.ts'
import { type ConnectionLimits, connectionLimitsFor } from '#platform/limits/connection-limits.ts'
import { createLimits } from '#platform/limits/rate-limit.ts'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import { createJobs } from '#platform/jobs/jobs.ts'
import { photosOpenToAll } from '#platform/media/store/open-to-all.ts'
import { startTraces } from '#platform/metrics/traces.ts'
import { loadSample } from '#operations/sample/load-sample.ts'
import { proposeTaxClasses } from '#tax/seller/propose-classes.service.ts'
import { createFeatures, type Features } from './features.ts'
import { callRoutes, pageRoutes } from './routes.ts'

/** A running shop: its application, its database, and how to begin and end its work. */
export type Shop = {
  app: FastifyInstance
  connection: Connection
  /** Ensures the sample catalogue and the admin; returns a generated admin, to be printed once. */
  prepare(): Promise<Admin | undefined>
  /** Listens and begins the jobs; the address it is reached at. */
  listen(): Promise<ShopAddress>
  /**
   * Ends in order: not ready for so many seconds and the last requests answered (neither when not given),
   * no new requests, those in flight finished, jobs stopped, database closed.
   */
  close(drainSeconds?: number): Promise<void>
}

export type ShopParts = {
  /** Whether it draws pages. */
  pages: boolean
  /** The time-out of a call to Redis for a limit. */
  redisTimeoutMs?: number
  /** In place of those a shop has. */
  delays?: Partial<Delays> | undefined
  /** Replaces the cost of password hashes. */
  passwordCost?: PasswordCost | undefined
  /** How many connections to the database its calls share. */
  poolSize?: number | undefined
  /** Replaces the number of database connections of its jobs. */
  jobConnections?: number | undefined
  /** Replaces the time-outs for slow clients. */
  connectionLimits?: Partial<ConnectionLimits> | undefined
  /** Where the log goes; standard output when not given. */
  log?: { write(line: string): void } | undefined
}

/** Puts the shop together on the migrated database at `databaseUrl`. */
export async function openShop(
  config: Config,
  databaseUrl: string,
  parts: ShopParts = { pages: true },
): Promise<Shop> {
  shiftClock(config.clockOffsetMs)
  const address: ShopAddress = { own: '', public: '' }
  const delays = { ...productDelays, ...parts.delays }
  const connection = connect(
    config.databasePoolUrl ?? databaseUrl,
    (error) => app.log.warn({ err: error }, 'connection lost'),
    ({ what, ...more }) => app.log.info(more, what),
    { poolSize: parts.poolSize, delays, clockOffsetMs: config.clockOffsetMs },
  )
  const jobs = createJobs(
    databaseUrl,
    (error, job) => app.log.warn({ err: error, job }, 'a job failed and will be tried again'),
    { ...delays, connections: parts.jobConnections },
  )

  const sharedLimiters =
    config.redisUrl && config.rateLimits
      ? // Its client is half of all the modules of a start, and most shops have no Redis.
        (await import('#platform/limits/rate-limit.redis.ts')).createSharedLimiters(
          config.redisUrl,
          (sentence) => app.log.warn(sentence),
          parts.redisTimeoutMs,
        )
      : undefined
  const limits = createLimits({
    enabled: config.rateLimits,
    limiter: sharedLimiters?.limiter,
    reached: (limit) => app.log.warn({ limit }, 'limit reached'),
  })
  const features = await createFeatures({
    config,
    connection,
    jobs,
    limits,
    delays,
    address,
    passwordCost: parts.passwordCost,
    log: () => app.log,
  })
  const { accounts, cache, cashRules, catalog, cmsPages, occasions, oldAddresses } = features
  const { settings, tax, visits } = features

  const stopTraces =
    config.traces && startTraces(config.traces, (sentence) => app.log.warn(sentence))
  const drain = createDrain()
  const app = await buildApp({
    config,
    log: parts.log,
    connectionLimits: { ...connectionLimitsFor(config), ...parts.connectionLimits },
    drain,
    visits,
    authenticate: accounts.authenticate,
    ready: createReadiness(connection, (why) => app.log.warn({ err: why }, 'not ready')),
    calls: (routes) => callRoutes(routes, features, () => changes.caughtUp()),
    pages: (app) => pageRoutes(app, features, { draw: parts.pages }),
  })
  const changes = listenForChanges(
    databaseUrl,
    (change) => {
      if (!change || change.kind === 'old-addresses') oldAddresses.invalidate()
      if (change?.kind === 'old-addresses') return
      settings.invalidate(change)
      cashRules.invalidate(change)
      cmsPages.invalidate(change)
      catalog.invalidate(change)
      tax.publicSeller.invalidate(change)
      occasions.invalidate(change)
      cache.apply(change)
    },
    (error) => app.log.warn({ err: error }, 'changes were not heard for a moment'),
    delays,
  )

  const listen = async () => {
    // Queues start before requests, which enqueue work; handlers start after, because they may call
    // the sandbox.
    await jobs.open()
    address.own = await app.listen({ host: config.host, port: config.port })
    address.public = config.publicUrl ?? address.own
    await jobs.start()
    visits.start()
    return address
  }
  let listening: Promise<ShopAddress> | undefined

  return {
    app,
    connection,
    prepare: () => prepare(features),
    listen: () => (listening = listen()),
    async close(drainSeconds) {
      // A partly started shop cannot end in order.
      await listening?.catch(() => undefined)
      if (drainSeconds !== undefined) await drain.begin(app.server, drainSeconds)
      await app.close()
      await visits.stop()
      await jobs.stop()
      await changes.stop()
      await sharedLimiters?.close()
      await stopTraces?.()
      await connection.close()
    },
  }
}

/**
 * The stores, the sample catalogue and the admin; returns a generated admin, to be printed once.
 */
async function prepare({
  config,
  connection,
  imageUrls,
  log,
  passwords,
  settings,
  stores,
  tax,
}: Features): Promise<Admin | undefined> {
  const bucketUrl = config.s3?.publicUrl
  for (const one of Object.values(stores))
    await one
      .prepare()
      .catch((error: unknown) => log().warn({ err: error }, 'the picture store is away'))
  if (bucketUrl && (await photosOpenToAll(stores.photos, bucketUrl).catch(() => false)))
    log().warn(
      `anybody can read customers' photos at ${bucketUrl}/photos: open images/* alone to the public`,
    )
  if (config.sampleData) {
    const isLoaded = await loadSample({
      connection,
      store: stores.pictures,
      defaultBrand: config.settings.particulars.name,
      imageUrls,
      log: (sentence) => log().info(sentence),
    })
    // Drops values read before the load, without waiting for its announcement.
    if (isLoaded) for (const one of [settings, tax.publicSeller]) one.invalidate(null)
  } else await settings.begin()
  await connection.transaction(proposeTaxClasses)
  return ensureAdmin({ connection, passwords }, config.admin)
}
