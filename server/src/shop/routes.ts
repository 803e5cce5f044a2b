import type { PageServices } from '@tohfa/contract/shared/pages'
import type { FastifyInstance } from 'fastify'
import { validate } from 'uuid'
import { accountRoutes } from '#accounts/accounts.routes.ts'
import { consentRoutes } from '#accounts/consents/consents.routes.ts'
import { changeEmailRoutes } from '#accounts/email/change-email.routes.ts'
import { resetPasswordRoutes } from '#accounts/password-reset/reset-password.routes.ts'
import { secondFactorRoutes } from '#accounts/second-factor/second-factor.routes.ts'
import { sessionRoutes } from '#accounts/sessions/sessions.routes.ts'
import { staffRoutes } from '#accounts/staff/staff.routes.ts'
import { adminBannersRoutes } from '#catalog/banners/admin-banners.routes.ts'
import { bannersRoutes } from '#catalog/banners/banners.routes.ts'
import { cartRoutes } from '#orders/cart/cart.routes.ts'
import { adminProductRoutes } from '#catalog/products/admin-products/admin-products.routes.ts'
import { catalogRoutes } from '#catalog/products/catalog.routes.ts'
import { productsCsvRoutes } from '#catalog/products/import-export/products-csv.routes.ts'
import { checkoutRoutes } from '#orders/checkout/checkout.routes.ts'
import type { Config } from '#platform/config/config.ts'
import { documentRoutes } from '#tax/documents/documents.routes.ts'
import { contactRoutes } from '#backoffice/contact/contact.routes.ts'
import { messagesRoutes } from '#backoffice/contact/messages.routes.ts'
import { brokenPageRoutes } from '#platform/web-pages/broken-page.routes.ts'
import {
  answerFromCache,
  answerWhenCaughtUp,
} from '#platform/web-pages/response-cache/send-cached.ts'
import { logCalls } from '#platform/http/log/log-calls.ts'
import { pages } from '#platform/web-pages/pages.ts'
import { limitCalls } from '#platform/limits/rate-limit.calls.ts'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import { gstReturnRoutes } from '#tax/gst-returns/gst-returns.routes.ts'
import { mediaRoutes } from '#platform/media/media.routes.ts'
import { serveImages } from '#platform/media/serve-images.ts'
import { metricsRoute } from '#platform/metrics/metrics.routes.ts'
import { adminOrderRoutes } from '#orders/list/admin-orders.routes.ts'
import { manyOrderRoutes } from '#orders/list/many-orders.routes.ts'
import { ordersCsvRoutes } from '#orders/list/orders-csv.routes.ts'
import { orderChangesRoutes } from '#orders/details/order-changes.routes.ts'
import { orderDetailsRoutes } from '#orders/details/order-details.routes.ts'
import { numbersRoutes } from '#backoffice/reports/numbers.routes.ts'
import { orderRoutes } from '#orders/order/orders.routes.ts'
import { overviewRoutes } from '#backoffice/dashboard/overview.routes.ts'
import { packingRoutes } from '#fulfilment/packing/packing.routes.ts'
import { paperRoutes } from '#fulfilment/papers/paper.routes.ts'
import { paymentRoutes } from '#payments/payment/payments.routes.ts'
import { paymentWebhook } from '#payments/payment/payments.webhook.ts'
import { manyPrintRoutes } from '#fulfilment/print/many-prints.routes.ts'
import { printRoutes } from '#fulfilment/print/print.routes.ts'
import { refundDetailsRoutes } from '#payments/payment/refund-details/refund-details.routes.ts'
import { privacyRoutes } from '#operations/privacy/privacy.routes.ts'
import { returnPhotoRoutes, returnRoutes } from '#fulfilment/returns/returns.routes.ts'
import { reviewsRoutes } from '#catalog/reviews/reviews.routes.ts'
import { sampleParticulars } from '#operations/sample/sample-files.ts'
import { sandboxRoutes } from '#sandbox/sandbox.routes.ts'
import { pageTextRoutes } from '#backoffice/cms-pages/page-texts.routes.ts'
import { settingsRoutes } from '#backoffice/settings/settings.routes.ts'
import { shippingRoutes } from '#fulfilment/shipping/shipping.routes.ts'
import { staffLogRoutes } from '#backoffice/staff-log/staff-log.routes.ts'
import { photoRoutes } from '#studio/photos/photos.routes.ts'
import { designRoutes } from '#studio/designs/designs.routes.ts'
import { proofRoutes } from '#studio/proofs/proofs.routes.ts'
import { productStudioRoutes } from '#studio/templates/product-studio.routes.ts'
import { taxRoutes } from '#tax/seller/tax.routes.ts'
import { serveFonts } from '#studio/outlines/serve-fonts.ts'
import { shareRoutes } from '#studio/shares/shares.routes.ts'
import { serveKits } from '#studio/outlines/serve-kits.ts'
import { outlinesRoutes } from '#studio/outlines/outlines.routes.ts'
import type { Features, Foundation } from './features.ts'

type Parts = Foundation & { features: Features }

/** Every call under `/v1`. */
export async function callRoutes(
  routes: FastifyInstance,
  { connection, jobs, limits, features, ...parts }: Parts & { caughtUp(): Promise<void> },
): Promise<void> {
  const { cache, imageUrls, providers, secret } = features
  const {
    accounts,
    adminBanners,
    adminProducts,
    banners,
    cancellations,
    cart,
    catalog,
    checkout,
    consents,
    designs,
    media,
    messages,
    orderChanges,
    orderDetails,
    orders,
    payments,
    photos,
    plainPictures,
    privacy,
    proofs,
    refundDetails,
    returnPhotos,
    returns,
    reviews,
    shares,
    shipping,
    studios,
    tickets,
    uploads,
  } = features
  answerFromCache(routes, cache)
  answerWhenCaughtUp(routes, () => parts.caughtUp())
  limitCalls(routes, limits)
  logCalls(routes, secret)
  catalogRoutes(routes, { catalog, cache })
  reviewsRoutes(routes, { reviews, cache })
  adminProductRoutes(routes, { adminProducts, catalog })
  productStudioRoutes(routes, { studios, plainPictures, imageUrls, cache })
  designRoutes(routes, { designs })
  proofRoutes(routes, { proofs, limits })
  shareRoutes(routes, { shares, limits })
  productsCsvRoutes(routes, {
    connection,
    get defaultBrand() {
      return features.settings.known().particulars.name
    },
    imageUrls,
  })
  ordersCsvRoutes(routes, { db: connection.db })
  await routes.register((scope) => mediaRoutes(scope, { media }))
  await routes.register((scope) => photoRoutes(scope, { photos, uploads, limits }))
  bannersRoutes(routes, { banners, cache })
  adminBannersRoutes(routes, { banners: adminBanners })
  messagesRoutes(routes, { messages })
  staffLogRoutes(routes, { db: connection.db })
  taxRoutes(routes, features)
  settingsRoutes(routes, features)
  pageTextRoutes(routes, features)
  accountRoutes(routes, { accounts, limits })
  changeEmailRoutes(routes, { accounts, limits })
  resetPasswordRoutes(routes, { accounts, limits })
  sessionRoutes(routes, { accounts })
  consentRoutes(routes, { consents })
  secondFactorRoutes(routes, { accounts, limits })
  staffRoutes(routes, { accounts, limits })
  brokenPageRoutes(routes, { limits })
  privacyRoutes(routes, { privacy, limits })
  contactRoutes(routes, { tickets, authenticate: accounts.authenticate, limits, secret })
  outlinesRoutes(routes, { limits })
  cartRoutes(routes, { cart })
  checkoutRoutes(routes, { checkout })
  orderRoutes(routes, { orders })
  adminOrderRoutes(routes, { ...features, connection })
  manyOrderRoutes(routes, { ...features, connection })
  documentRoutes(routes, features)
  gstReturnRoutes(routes, { gstReturns: features.gstReturns, limits })
  orderDetailsRoutes(routes, { cancellations, orderDetails, payments })
  orderChangesRoutes(routes, { orderChanges, orderDetails, limits })
  returnRoutes(routes, { returns, orders })
  await routes.register((scope) =>
    returnPhotoRoutes(scope, { photos: returnPhotos, uploads, limits }),
  )
  printRoutes(routes, features)
  manyPrintRoutes(routes, features)
  packingRoutes(routes, features)
  paperRoutes(routes, features)
  numbersRoutes(routes, { db: connection.db, visits: features.visits })
  const { config } = parts
  overviewRoutes(routes, {
    db: connection.db,
    jobs,
    payments,
    settings: features.settings,
    tax: features.tax,
    sample: sampleParticulars(),
    configured: {
      payments: config.razorpay !== undefined,
      carrier: config.delhivery !== undefined,
      mail: config.mail.smtpUrl !== undefined,
    },
  })
  shippingRoutes(routes, { shipping, orders, pushSecret: providers.pushSecret })
  paymentRoutes(routes, { payments, orders })
  refundDetailsRoutes(routes, { refundDetails, payments, limits })
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
  await serveImages(app, { store, draw: features.plainPictures.draw, limits })
  serveFonts(app, limits)
  serveKits(app, limits)
  metricsRoute(app, { db: connection.db, token: config.metricsToken })
  await sandboxRoutes(app, {
    connection,
    config,
    address,
    keys: providers.keys,
    delays,
    storeEmails: () =>
      [config.store.email, features.settings.known().particulars.email].filter(
        (one) => one != null,
      ),
  })
  if (!parts.draw) return
  const services = pageServices(config, address, features)
  await pages(app, { config, services, cache, limits, imageOrigin })
}

/** What the pages ask of the features. */
function pageServices(
  config: Config,
  address: ShopAddress,
  { catalog, banners, pageTexts, reviews, settings, shares, studios, tax }: Features,
): PageServices {
  return {
    catalog: {
      ...catalog,
      product: async (id) => (validate(id) ? catalog.product(id) : null),
      banners: (deviceType, position) =>
        banners.at({ position, ...(deviceType && { deviceType }) }),
    },
    studios: { fields: studios.fields },
    designs: { shared: shares.forPage },
    reviews,
    texts: { content: pageTexts.content },
    shop: {
      get name() {
        return settings.known().particulars.name
      },
      get url() {
        return address.public
      },
    },
    async store() {
      const { particulars, announcement, announcementHi } = await settings.read()
      return {
        ...particulars,
        grievanceOfficer: particulars.grievanceOfficer || undefined,
        grievanceContact: particulars.grievanceContact || undefined,
        ...(await tax.publicSeller.read()),
        url: address.public,
        announcement: { en: announcement, hi: announcementHi || announcement },
      }
    },
    paymentScriptUrl: config.razorpay?.checkoutUrl ?? '/sandbox/razorpay/checkout.js',
    gaMeasurementId: config.gaMeasurementId,
  }
}
