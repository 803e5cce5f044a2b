import type { FastifyInstance } from 'fastify'
import { accountRoutes } from '#accounts/accounts.routes.ts'
import { consentRoutes } from '#accounts/consents/consents.routes.ts'
import { changeEmailRoutes } from '#accounts/email/change-email.routes.ts'
import { resetPasswordRoutes } from '#accounts/password-reset/reset-password.routes.ts'
import { secondFactorRoutes } from '#accounts/second-factor/second-factor.routes.ts'
import { sessionRoutes } from '#accounts/sessions/sessions.routes.ts'
import { staffRoutes } from '#accounts/staff/staff.routes.ts'
import { adminBannersRoutes } from '#catalog/banners/admin-banners.routes.ts'
import { bannersRoutes } from '#catalog/banners/banners.routes.ts'
import { adminCollectionRoutes } from '#catalog/collections/admin-collections.routes.ts'
import { collectionRoutes } from '#catalog/collections/collections.routes.ts'
import { reminderRoutes } from '#orders/reminders/reminders.routes.ts'
import { couponRoutes } from '#orders/offers/coupons.routes.ts'
import { cashRoutes } from '#orders/details/cash.routes.ts'
import { cashRulesRoutes } from '#orders/cash-rules/cash-rules.routes.ts'
import { draftRoutes, quoteRoutes } from '#orders/quotes/quotes.routes.ts'
import { cartRoutes } from '#orders/cart/cart.routes.ts'
import { adminProductRoutes } from '#catalog/products/admin-products/admin-products.routes.ts'
import { catalogRoutes } from '#catalog/products/catalog.routes.ts'
import { productsCsvRoutes } from '#catalog/products/import-export/products-csv.routes.ts'
import { checkoutRoutes } from '#orders/checkout/checkout.routes.ts'
import { documentRoutes } from '#tax/documents/documents.routes.ts'
import { contactRoutes } from '#backoffice/contact/contact.routes.ts'
import { messagesRoutes } from '#backoffice/contact/messages.routes.ts'
import { brokenPageRoutes } from '#platform/web-pages/broken-page.routes.ts'
import {
  answerFromCache,
  answerWhenCaughtUp,
} from '#platform/web-pages/response-cache/send-cached.ts'
import { logCalls } from '#platform/http/log/log-calls.ts'
import { guide } from '#platform/web-pages/guide.ts'
import { pages } from '#platform/web-pages/pages.ts'
import { limitCalls } from '#platform/limits/rate-limit.calls.ts'
import { booksRoutes } from '#tax/books/books.routes.ts'
import { gstReturnRoutes } from '#tax/gst-returns/gst-returns.routes.ts'
import { registerRoutes } from '#tax/register/register.routes.ts'
import { mediaRoutes } from '#platform/media/media.routes.ts'
import { serveImages } from '#platform/media/serve-images.ts'
import { metricsRoute } from '#platform/metrics/metrics.routes.ts'
import { adminOrderRoutes } from '#orders/list/admin-orders.routes.ts'
import { manyOrderRoutes } from '#orders/list/many-orders.routes.ts'
import { ordersCsvRoutes } from '#orders/list/orders-csv.routes.ts'
import { orderChangesRoutes } from '#orders/details/order-changes.routes.ts'
import { orderDetailsRoutes } from '#orders/details/order-details.routes.ts'
import { reportsRoutes } from '#backoffice/reports/reports.routes.ts'
import { orderRoutes } from '#orders/order/orders.routes.ts'
import { dashboardRoutes } from '#backoffice/dashboard/dashboard.routes.ts'
import { packingRoutes } from '#fulfilment/packing/packing.routes.ts'
import { shippingPapersRoutes } from '#fulfilment/shipping-papers/shipping-papers.routes.ts'
import { messageRoutes } from '#orders/messages/messages.routes.ts'
import { messageWebhook } from '#orders/messages/messages.webhook.ts'
import { paymentRoutes } from '#payments/payment/payments.routes.ts'
import { paymentWebhook } from '#payments/payment/payments.webhook.ts'
import { settlementRoutes } from '#payments/settlements/settlements.routes.ts'
import { manyPrintRoutes } from '#fulfilment/print/many-prints.routes.ts'
import { printRoutes } from '#fulfilment/print/print.routes.ts'
import { promiseRoutes } from '#fulfilment/promise/promise.routes.ts'
import { refundDetailsRoutes } from '#payments/payment/refund-details/refund-details.routes.ts'
import { privacyRoutes } from '#operations/privacy/privacy.routes.ts'
import { returnPhotoRoutes, returnRoutes } from '#fulfilment/returns/returns.routes.ts'
import { adminReviewRoutes } from '#catalog/reviews/admin-reviews.routes.ts'
import { reviewPhotoRoutes, reviewsRoutes } from '#catalog/reviews/reviews.routes.ts'
import { wishListRoutes } from '#catalog/wish-list/wish-list.routes.ts'
import { playProviders } from '#platform/simulator/play-providers.ts'
import { cmsPagesRoutes } from '#backoffice/cms-pages/cms-pages.routes.ts'
import { blankCountRoutes } from '#catalog/blanks/blank-counts.routes.ts'
import { blankDeliveryRoutes } from '#catalog/blanks/blank-deliveries.routes.ts'
import { blankRoutes } from '#catalog/blanks/blanks.routes.ts'
import { customerRoutes } from '#backoffice/customers/customers.routes.ts'
import { formerHistoryRoutes } from '#backoffice/customers/former-history.routes.ts'
import { movingRoutes } from '#catalog/moving/moving.routes.ts'
import { productDefaultsRoutes } from '#catalog/product-defaults/product-defaults.routes.ts'
import { oldAddressRoutes } from '#backoffice/old-addresses/old-addresses.routes.ts'
import { finderRoutes } from '#backoffice/finder/finder.routes.ts'
import { settingsRoutes } from '#backoffice/settings/settings.routes.ts'
import { serveTemplatePictures, templateRoutes } from '#operations/sample/templates.routes.ts'
import { setupRoutes } from '#backoffice/setup/setup.routes.ts'
import { shippingRoutes } from '#fulfilment/shipping/shipping.routes.ts'
import { staffLogRoutes } from '#backoffice/staff-log/staff-log.routes.ts'
import { photographRoutes, photographUploadRoutes } from '#studio/photographs/photographs.routes.ts'
import { photoRoutes } from '#studio/photos/photos.routes.ts'
import { designRoutes } from '#studio/designs/designs.routes.ts'
import {
  collectRoutes,
  nameListFileRoutes,
  nameListRoutes,
} from '#studio/name-lists/name-lists.routes.ts'
import { proofRoutes } from '#studio/proofs/proofs.routes.ts'
import { productStudioRoutes } from '#studio/templates/product-studio.routes.ts'
import { taxRoutes } from '#tax/seller/tax.routes.ts'
import { motifRoutes } from '#studio/motifs/motifs.routes.ts'
import { serveMotifs } from '#studio/motifs/serve-motifs.ts'
import { serveEmoji } from '#studio/outlines/serve-emoji.ts'
import { serveFonts } from '#studio/outlines/serve-fonts.ts'
import { shareRoutes } from '#studio/shares/shares.routes.ts'
import { serveKits } from '#studio/outlines/serve-kits.ts'
import { outlinesRoutes } from '#studio/outlines/outlines.routes.ts'
import type { Features } from './features.ts'
import { pageServices } from './page-services.ts'
import { serveIndexNowKey } from '#catalog/index-now/index-now.routes.ts'
import { serveFeeds } from '#catalog/feeds/feeds.routes.ts'

/** The calls of a room, on the services that they need. */
type Room = (routes: FastifyInstance, shop: Features) => void | Promise<void>

/** Every room that answers calls, in the order of the document at `/docs`. */
const rooms: readonly Room[] = [
  catalogRoutes,
  reviewsRoutes,
  reviewPhotoRoutes,
  adminReviewRoutes,
  wishListRoutes,
  blankRoutes,
  blankCountRoutes,
  blankDeliveryRoutes,
  adminProductRoutes,
  productStudioRoutes,
  photographRoutes,
  photographUploadRoutes,
  designRoutes,
  proofRoutes,
  nameListRoutes,
  nameListFileRoutes,
  collectRoutes,
  shareRoutes,
  productsCsvRoutes,
  ordersCsvRoutes,
  mediaRoutes,
  photoRoutes,
  bannersRoutes,
  adminBannersRoutes,
  collectionRoutes,
  adminCollectionRoutes,
  messagesRoutes,
  staffLogRoutes,
  taxRoutes,
  settingsRoutes,
  cmsPagesRoutes,
  accountRoutes,
  changeEmailRoutes,
  resetPasswordRoutes,
  sessionRoutes,
  consentRoutes,
  secondFactorRoutes,
  staffRoutes,
  brokenPageRoutes,
  privacyRoutes,
  contactRoutes,
  outlinesRoutes,
  motifRoutes,
  couponRoutes,
  cartRoutes,
  cashRulesRoutes,
  draftRoutes,
  quoteRoutes,
  checkoutRoutes,
  orderRoutes,
  adminOrderRoutes,
  manyOrderRoutes,
  customerRoutes,
  oldAddressRoutes,
  movingRoutes,
  productDefaultsRoutes,
  formerHistoryRoutes,
  finderRoutes,
  documentRoutes,
  gstReturnRoutes,
  registerRoutes,
  booksRoutes,
  orderDetailsRoutes,
  orderChangesRoutes,
  messageRoutes,
  reminderRoutes,
  cashRoutes,
  returnRoutes,
  returnPhotoRoutes,
  printRoutes,
  manyPrintRoutes,
  promiseRoutes,
  packingRoutes,
  shippingPapersRoutes,
  reportsRoutes,
  dashboardRoutes,
  setupRoutes,
  templateRoutes,
  shippingRoutes,
  paymentRoutes,
  refundDetailsRoutes,
  settlementRoutes,
  paymentWebhook,
  messageWebhook,
]

/**
 * Every call under `/v1`. A room's additions to its routes, such as a body parser, apply to that
 * room only.
 */
export async function callRoutes(
  routes: FastifyInstance,
  shop: Features,
  caughtUp: () => Promise<void>,
): Promise<void> {
  answerFromCache(routes, shop.cache)
  answerWhenCaughtUp(routes, caughtUp)
  limitCalls(routes, shop.limits)
  logCalls(routes, shop.secret)
  for (const room of rooms)
    await routes.register(
      Object.assign(async (scope: FastifyInstance): Promise<void> => room(scope, shop), {
        // Fastify searches for a plugin without a name in all required modules, which takes 20 ms.
        [Symbol.for('fastify.display-name')]: room.name || 'room',
      }),
    )
}

/** Routes outside `/v1`: pictures, fonts, figures, the simulator and, if enabled, the pages. */
export async function pageRoutes(
  app: FastifyInstance,
  shop: Features,
  { draw }: { draw: boolean },
): Promise<void> {
  const { cache, config, connection, imageOrigin, limits, plainPictures, settings, stores } = shop
  answerFromCache(app, cache)
  await serveImages(app, { store: stores.pictures, draw: plainPictures.draw, limits })
  serveFonts(app, limits)
  serveEmoji(app, limits)
  serveKits(app, limits)
  serveMotifs(app, limits)
  serveTemplatePictures(app, limits)
  metricsRoute(app, { db: connection.db, token: config.metricsToken })
  await playProviders(app, {
    ...shop,
    storeEmails: () =>
      [config.settings, settings.known()].map(({ particulars }) => particulars.email),
  })
  const services = pageServices(shop)
  serveIndexNowKey(app, { settings })
  guide(app, { storeName: shop.storeName, limits })
  serveFeeds(app, { catalog: shop.catalog, shop: services.shop, limits })
  if (!draw) return
  const { payWindowHosts } = shop.paymentProviders.of(null)
  await pages(app, {
    config,
    services,
    cache,
    limits,
    oldAddress: shop.oldAddresses.find,
    imageOrigin,
    payWindowHosts,
  })
}
