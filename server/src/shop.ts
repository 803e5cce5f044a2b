import type { PageServices } from '@tohfa/contract/pages'
import type { FastifyInstance } from 'fastify'
import { validate } from 'uuid'
import { accountRoutes } from './accounts/accounts.routes.ts'
import { changeEmailRoutes } from './accounts/email/change-email.routes.ts'
import { createAccounts } from './accounts/accounts.service.ts'
import { type Admin, ensureAdmin } from './accounts/admin-command/ensure-admin.ts'
import { resetPasswordRoutes } from './accounts/password-reset/reset-password.routes.ts'
import { secondFactorRoutes } from './accounts/second-factor/second-factor.routes.ts'
import { sessionRoutes } from './accounts/sessions/sessions.routes.ts'
import { tokenSecret } from './accounts/sessions/token-secret.ts'
import { buildApp } from './app.ts'
import { adminBannersRoutes } from './banners/admin-banners.routes.ts'
import { createAdminBanners } from './banners/admin-banners.service.ts'
import { bannersRoutes } from './banners/banners.routes.ts'
import { createBanners } from './banners/banners.service.ts'
import { cartRoutes } from './cart/cart.routes.ts'
import { createCart } from './cart/cart.service.ts'
import { adminProductRoutes } from './catalog/admin-products/admin-products.routes.ts'
import { createAdminProducts } from './catalog/admin-products/admin-products.service.ts'
import { catalogRoutes } from './catalog/catalog.routes.ts'
import { createCatalog } from './catalog/catalog.service.ts'
import { productsCsvRoutes } from './catalog/import-export/products-csv.routes.ts'
import { checkoutRoutes } from './checkout/checkout.routes.ts'
import { createCheckout } from './checkout/create-checkout.ts'
import type { Config } from './config/config.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import { messagesRoutes } from './contact/messages.routes.ts'
import { createMessages } from './contact/messages.service.ts'
import { listenForChanges } from './database/changes.ts'
import { connect, type Connection } from './database/connect.ts'
import { createReadiness } from './database/readiness.ts'
import { brokenPageRoutes } from './pages/broken-page.routes.ts'
import { createDrain } from './http/shutdown/drain.ts'
import { answerFromCache, answerWhenCaughtUp } from './pages/response-cache/send-cached.ts'
import { ResponseCache } from './pages/response-cache/response-cache.ts'
import { logCalls } from './http/log/log-calls.ts'
import { pages } from './pages/pages.ts'
import { limitCalls } from './limits/rate-limit.calls.ts'
import { createLimits } from './limits/rate-limit.ts'
import { transportHeaders } from './pages/headers/security-headers.ts'
import type { ShopAddress } from './http/shop-address.ts'
import { createJobs } from './jobs/jobs.ts'
import { createDelivery } from './mail/deliver.ts'
import { createMail } from './mail/mail.service.ts'
import { setImageBaseUrl } from './media/image-url.ts'
import { mediaRoutes } from './media/media.routes.ts'
import { createMedia } from './media/media.service.ts'
import { openImageStore } from './media/store/open-image-store.ts'
import { serveImages } from './media/serve-images.ts'
import { metricsRoute } from './metrics/metrics.routes.ts'
import { startTraces } from './metrics/traces.ts'
import { adminOrderRoutes } from './admin-orders/admin-orders.routes.ts'
import { ordersCsvRoutes } from './admin-orders/orders-csv.routes.ts'
import { orderRoutes } from './orders/orders.routes.ts'
import { createOrders } from './orders/orders.service.ts'
import { overviewRoutes } from './overview/overview.routes.ts'
import { paymentRoutes } from './payments/payments.routes.ts'
import { createPayments } from './payments/payments.service.ts'
import { paymentWebhook } from './payments/payments.webhook.ts'
import { privacyRoutes } from './privacy/privacy.routes.ts'
import { createPrivacy } from './privacy/privacy.service.ts'
import { connectProviders } from './providers/connect-providers.ts'
import { reviewsRoutes } from './reviews/reviews.routes.ts'
import { createReviews } from './reviews/reviews.service.ts'
import { loadSample } from './sample/load-sample.ts'
import { sandboxRoutes } from './sandbox/sandbox.routes.ts'
import { shippingRoutes } from './shipping/shipping.routes.ts'
import { createShipping } from './shipping/shipping.service.ts'
import { staffLogRoutes } from './staff-log/staff-log.routes.ts'

/** A running shop: its application, its database, and how to begin and end its work. */
export type Shop = {
  app: FastifyInstance
  connection: Connection
  /** Sees to the sample catalogue and the admin; the admin that was made up, to be printed once. */
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
  /** How long a call waits for Redis to count it. */
  redisTimeoutMs?: number
  /** How many connections to the database its calls share. */
  poolSize?: number | undefined
  /** Where the log goes; standard output when not given. */
  log?: { write(line: string): void } | undefined
}

/**
 * Puts the shop together on the migrated database at `databaseUrl`.
 *
 */
export async function openShop(
  config: Config,
  databaseUrl: string,
  parts: ShopParts = { pages: true },
): Promise<Shop> {
  const address: ShopAddress = { own: '', public: '' }
  const connection = connect(
    databaseUrl,
    (error) => app.log.warn({ err: error }, 'connection lost'),
    ({ what, ...more }) => app.log.info(more, what),
    parts.poolSize,
  )
  const jobs = createJobs(databaseUrl, (error, job) =>
    app.log.warn({ err: error, job }, 'a job failed and will be tried again'),
  )

  const counters =
    config.redisUrl && config.rateLimits
      ? // Its client is half of all the modules of a start, and most shops have no Redis.
        (await import('./limits/rate-limit.redis.ts')).createSharedCounters(
          config.redisUrl,
          (sentence) => app.log.warn(sentence),
          parts.redisTimeoutMs,
        )
      : undefined
  const limits = createLimits({
    enabled: config.rateLimits,
    counter: counters?.counter,
    reached: (limit) => app.log.warn({ limit }, 'limit reached'),
  })
  const deliver = createDelivery({
    ...config.mail,
    dataDir: config.dataDir,
    onWritten: (subject) => app.log.info({ subject }, 'mail written to the outbox'),
  })
  const mail = createMail({ connection, jobs, store: config.store, deliver })
  const secret = await tokenSecret(config)
  const previousSecret = config.tokenSecretPrevious
  const accounts = createAccounts({
    connection,
    jobs,
    mail,
    limits,
    address,
    secret,
    previousSecret,
    realMoney: config.realMoney,
    storeName: config.store.name,
  })
  const privacy = createPrivacy({ connection, jobs, mail, accounts })
  const { razorpay, delhivery, ...providers } = connectProviders(config, address, secret)

  const cache = new ResponseCache({}, transportHeaders(config.publicUrl))
  const catalog = createCatalog({ db: connection.db })
  const reviews = createReviews({ connection })
  const adminProducts = createAdminProducts({ connection, defaultBrand: config.store.name })
  const banners = createBanners({ db: connection.db })
  const adminBanners = createAdminBanners({ connection, jobs })
  const messages = createMessages({ connection })
  const cart = createCart({ db: connection.db })
  const orders = createOrders({ connection, mail, address })
  const payments = createPayments({
    connection,
    jobs,
    mail,
    orders,
    razorpay,
    storeEmail: config.store.email,
  })
  const shipping = createShipping({ connection, jobs, orders, payments, delhivery })
  const { requestPayment } = payments
  const { serviceability } = shipping
  const checkout = createCheckout({
    connection,
    jobs,
    limits,
    serviceability,
    orders,
    requestPayment,
  })
  const store = openImageStore(config)
  const publicUrl = config.s3?.publicUrl
  setImageBaseUrl(publicUrl ?? '')
  const imageOrigin = publicUrl && new URL(publicUrl).origin
  const media = createMedia({ connection, jobs, store })

  const services: PageServices = {
    catalog: {
      ...catalog,
      product: async (id) => (validate(id) ? catalog.product(id) : null),
      banners: (deviceType, position) =>
        banners.at({ position, ...(deviceType && { deviceType }) }),
    },
    reviews,
    store: {
      ...config.store,
      get url() {
        return address.public
      },
    },
    paymentScriptUrl: config.razorpay?.checkoutUrl ?? '/sandbox/razorpay/checkout.js',
    gaMeasurementId: config.gaMeasurementId,
  }

  const stopTraces =
    config.traces && startTraces(config.traces, (sentence) => app.log.warn(sentence))
  const drain = createDrain()
  const app = await buildApp({
    config,
    log: parts.log,
    drain,
    authenticate: accounts.authenticate,
    ready: createReadiness(connection.pool, (why) => app.log.warn({ err: why }, 'not ready')),
    calls: async (routes) => {
      answerFromCache(routes, cache)
      answerWhenCaughtUp(routes, () => changes.caughtUp())
      limitCalls(routes, limits)
      logCalls(routes, secret)
      catalogRoutes(routes, { catalog, cache })
      reviewsRoutes(routes, { reviews, cache })
      adminProductRoutes(routes, { adminProducts })
      productsCsvRoutes(routes, { connection, defaultBrand: config.store.name })
      ordersCsvRoutes(routes, { db: connection.db })
      await routes.register((scope) => mediaRoutes(scope, { media }))
      bannersRoutes(routes, { banners, cache })
      adminBannersRoutes(routes, { banners: adminBanners })
      messagesRoutes(routes, { messages })
      staffLogRoutes(routes, { db: connection.db })
      accountRoutes(routes, { accounts, limits })
      changeEmailRoutes(routes, { accounts, limits })
      resetPasswordRoutes(routes, { accounts, limits })
      sessionRoutes(routes, { accounts })
      secondFactorRoutes(routes, { accounts, limits })
      brokenPageRoutes(routes, { limits })
      privacyRoutes(routes, { privacy, limits })
      contactRoutes(routes, { connection, mail, limits, to: config.store.email, secret })
      cartRoutes(routes, { cart })
      checkoutRoutes(routes, { checkout })
      orderRoutes(routes, { orders })
      adminOrderRoutes(routes, { connection, orders, shipping, payments })
      overviewRoutes(routes, { db: connection.db, jobs, payments })
      shippingRoutes(routes, { shipping, orders, pushSecret: providers.pushSecret })
      paymentRoutes(routes, { payments, orders })
      await routes.register((scope) =>
        paymentWebhook(scope, { connection, jobs, secrets: providers.webhookSecrets }),
      )
    },
    pages: async (app) => {
      answerFromCache(app, cache)
      await serveImages(app, store)
      metricsRoute(app, { db: connection.db, token: config.metricsToken })
      await sandboxRoutes(app, { connection, config, address, keys: providers.keys })
      if (parts.pages) await pages(app, { config, services, cache, limits, imageOrigin })
    },
  })
  const changes = listenForChanges(
    databaseUrl,
    (change) => {
      catalog.invalidate(change)
      cache.apply(change)
    },
    (error) => app.log.warn({ err: error }, 'changes were not heard for a moment'),
  )

  return {
    app,
    connection,
    async prepare() {
      await store
        .prepare()
        .catch((error: unknown) => app.log.warn({ err: error }, 'the picture store is away'))
      if (config.sampleData)
        await loadSample({
          connection,
          store,
          defaultBrand: config.store.name,
          log: (sentence) => app.log.info(sentence),
        })
      return ensureAdmin(connection, config.admin)
    },
    async listen() {
      // Queues before requests, whose work goes into them; work after, for it may call the sandbox.
      await jobs.open()
      address.own = await app.listen({ host: config.host, port: config.port })
      address.public = config.publicUrl ?? address.own
      await jobs.start()
      return address
    },
    async close(drainSeconds) {
      if (drainSeconds !== undefined) await drain.begin(app.server, drainSeconds)
      await app.close()
      await jobs.stop()
      await changes.stop()
      await counters?.close()
      await stopTraces?.()
      await connection.close()
    },
  }
}
