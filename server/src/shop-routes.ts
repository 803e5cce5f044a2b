import type { PageServices } from '@tohfa/contract/pages'
import type { FastifyInstance } from 'fastify'
import { validate } from 'uuid'
import { accountRoutes } from './accounts/accounts.routes.ts'
import { changeEmailRoutes } from './accounts/email/change-email.routes.ts'
import { resetPasswordRoutes } from './accounts/password-reset/reset-password.routes.ts'
import { secondFactorRoutes } from './accounts/second-factor/second-factor.routes.ts'
import { sessionRoutes } from './accounts/sessions/sessions.routes.ts'
import { adminBannersRoutes } from './banners/admin-banners.routes.ts'
import { bannersRoutes } from './banners/banners.routes.ts'
import { cartRoutes } from './cart/cart.routes.ts'
import { adminProductRoutes } from './catalog/admin-products/admin-products.routes.ts'
import { catalogRoutes } from './catalog/catalog.routes.ts'
import { productsCsvRoutes } from './catalog/import-export/products-csv.routes.ts'
import { checkoutRoutes } from './checkout/checkout.routes.ts'
import type { Config } from './config/config.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import { messagesRoutes } from './contact/messages.routes.ts'
import { brokenPageRoutes } from './pages/broken-page.routes.ts'
import { answerFromCache, answerWhenCaughtUp } from './pages/response-cache/send-cached.ts'
import { logCalls } from './http/log/log-calls.ts'
import { pages } from './pages/pages.ts'
import { limitCalls } from './limits/rate-limit.calls.ts'
import type { ShopAddress } from './http/shop-address.ts'
import { mediaRoutes } from './media/media.routes.ts'
import { serveImages } from './media/serve-images.ts'
import { metricsRoute } from './metrics/metrics.routes.ts'
import { adminOrderRoutes } from './admin-orders/admin-orders.routes.ts'
import { ordersCsvRoutes } from './admin-orders/orders-csv.routes.ts'
import { orderRoutes } from './orders/orders.routes.ts'
import { overviewRoutes } from './overview/overview.routes.ts'
import { paymentRoutes } from './payments/payments.routes.ts'
import { paymentWebhook } from './payments/payments.webhook.ts'
import { printRoutes } from './print/print.routes.ts'
import { privacyRoutes } from './privacy/privacy.routes.ts'
import { reviewsRoutes } from './reviews/reviews.routes.ts'
import { sandboxRoutes } from './sandbox/sandbox.routes.ts'
import { shippingRoutes } from './shipping/shipping.routes.ts'
import { staffLogRoutes } from './staff-log/staff-log.routes.ts'
import { photoRoutes } from './studio/photos.routes.ts'
import { designRoutes } from './studio/designs.routes.ts'
import { proofRoutes } from './studio/proofs/proofs.routes.ts'
import { productStudioRoutes } from './studio/product-studio.routes.ts'
import { serveFonts } from './studio/serve-fonts.ts'
import { shareRoutes } from './studio/shares/shares.routes.ts'
import { serveKits } from './studio/serve-kits.ts'
import { outlinesRoutes } from './studio/outlines.routes.ts'
import type { Features, Foundation } from './shop-features.ts'

type Parts = Foundation & { features: Features }

/** Every call under `/v1`. */
export async function callRoutes(
  routes: FastifyInstance,
  { config, connection, jobs, limits, features, ...parts }: Parts & { caughtUp(): Promise<void> },
): Promise<void> {
  const { cache, imageUrls, mail, providers, secret } = features
  const {
    accounts,
    adminBanners,
    adminProducts,
    banners,
    cart,
    catalog,
    checkout,
    designs,
    media,
    messages,
    orders,
    payments,
    photos,
    printing,
    privacy,
    proofs,
    reviews,
    shares,
    shipping,
    studios,
    uploads,
  } = features
  answerFromCache(routes, cache)
  answerWhenCaughtUp(routes, () => parts.caughtUp())
  limitCalls(routes, limits)
  logCalls(routes, secret)
  catalogRoutes(routes, { catalog, cache })
  reviewsRoutes(routes, { reviews, cache })
  adminProductRoutes(routes, { adminProducts })
  productStudioRoutes(routes, { studios, cache })
  designRoutes(routes, { designs })
  proofRoutes(routes, { proofs, limits })
  shareRoutes(routes, { shares, limits })
  productsCsvRoutes(routes, { connection, defaultBrand: config.store.name, imageUrls })
  ordersCsvRoutes(routes, { db: connection.db })
  await routes.register((scope) => mediaRoutes(scope, { media }))
  await routes.register((scope) => photoRoutes(scope, { photos, uploads, limits }))
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
  outlinesRoutes(routes, { limits })
  cartRoutes(routes, { cart })
  checkoutRoutes(routes, { checkout })
  orderRoutes(routes, { orders })
  adminOrderRoutes(routes, { connection, orders, shipping, payments, printing })
  printRoutes(routes, features)
  overviewRoutes(routes, { db: connection.db, jobs, payments })
  shippingRoutes(routes, { shipping, orders, pushSecret: providers.pushSecret })
  paymentRoutes(routes, { payments, orders })
  await routes.register((scope) =>
    paymentWebhook(scope, { connection, jobs, secrets: providers.webhookSecrets }),
  )
}

/** What stands outside `/v1`: pictures, fonts, figures, the sandbox and, where they are drawn, the pages. */
export async function pageRoutes(
  app: FastifyInstance,
  { config, connection, address, limits, features, delays, ...parts }: Parts & { draw: boolean },
): Promise<void> {
  const { cache, imageOrigin, providers, store } = features
  answerFromCache(app, cache)
  await serveImages(app, store)
  serveFonts(app)
  serveKits(app)
  metricsRoute(app, { db: connection.db, token: config.metricsToken })
  await sandboxRoutes(app, { connection, config, address, keys: providers.keys, delays })
  if (!parts.draw) return
  const services = pageServices(config, address, features)
  await pages(app, { config, services, cache, limits, imageOrigin })
}

/** What the pages ask of the features. */
function pageServices(
  config: Config,
  address: ShopAddress,
  { catalog, banners, reviews, shares }: Features,
): PageServices {
  return {
    catalog: {
      ...catalog,
      product: async (id) => (validate(id) ? catalog.product(id) : null),
      banners: (deviceType, position) =>
        banners.at({ position, ...(deviceType && { deviceType }) }),
    },
    designs: { shared: shares.forPage },
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
}
