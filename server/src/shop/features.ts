import type { FastifyBaseLogger } from 'fastify'
import { join } from 'node:path'
import { createAccounts } from '#accounts/accounts.service.ts'
import { createConsents } from '#accounts/consents/consents.service.ts'
import { createPasswords, type PasswordCost } from '#accounts/password/passwords.ts'
import { tokenSecret } from '#accounts/sessions/token-secret.ts'
import { createAdminBanners } from '#catalog/banners/admin-banners.service.ts'
import { createBanners } from '#catalog/banners/banners.service.ts'
import { createCancellations } from '#orders/cancellations/cancellations.service.ts'
import { createCart } from '#orders/cart/cart.service.ts'
import { createAdminProducts } from '#catalog/products/admin-products/admin-products.service.ts'
import { createCatalog } from '#catalog/products/catalog.service.ts'
import { forgetChanges } from '#catalog/products/filters/forget-changes.ts'
import { takeSpoilt } from '#orders/checkout/checkout.service.ts'
import { createCheckout } from '#orders/checkout/create-checkout.ts'
import type { Config } from '#platform/config/config.ts'
import { type Delays } from '#platform/config/delays.ts'
import { createMessages } from '#backoffice/contact/messages.service.ts'
import { createTicketLinks } from '#backoffice/contact/ticket-link.ts'
import { createTickets } from '#backoffice/contact/tickets.service.ts'
import { type Connection } from '#platform/database/connect.ts'
import { ResponseCache } from '#platform/web-pages/response-cache/response-cache.ts'
import { transportHeaders } from '#platform/web-pages/headers/security-headers.ts'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import { createImageUrls } from '#platform/media/image-url.ts'
import { createMedia } from '#platform/media/media.service.ts'
import {
  documentShelf,
  photoShelf,
  previewShelf,
  proofShelf,
} from '#platform/media/store/image-store.ts'
import { openImageStore } from '#platform/media/store/open-image-store.ts'
import { createDocuments } from '#tax/documents/documents.service.ts'
import { createOrderChanges } from '#orders/changes/order-changes.service.ts'
import { createStaffOrders } from '#orders/list/staff-orders.service.ts'
import { createOrderNotes } from '#orders/details/notes.service.ts'
import { createOrderDetails } from '#orders/details/order-details.service.ts'
import { createOrders } from '#orders/order/orders.service.ts'
import { createPacking } from '#fulfilment/packing/packing.service.ts'
import { createPageTexts } from '#backoffice/cms-pages/page-texts.service.ts'
import { createPaper } from '#fulfilment/papers/paper.service.ts'
import { createPayments } from '#payments/payment/payments.service.ts'
import { createRefundDetails } from '#payments/payment/refund-details/refund-details.service.ts'
import { createGangSheets } from '#fulfilment/print/gang/gang-sheets.service.ts'
import { createPrintFiles } from '#fulfilment/print/print-files.service.ts'
import { createPrinting } from '#fulfilment/print/print.service.ts'
import { createPrivacy } from '#operations/privacy/privacy.service.ts'
import { connectProviders } from './connect-providers.ts'
import { createReturnPhotos } from '#fulfilment/returns/return-photos.service.ts'
import { createReturns } from '#fulfilment/returns/returns.service.ts'
import { createReviews } from '#catalog/reviews/reviews.service.ts'
import { sampleParticulars } from '#operations/sample/sample-files.ts'
import { createSettings, firstSettings } from '#backoffice/settings/settings.service.ts'
import { createShipping } from '#fulfilment/shipping/shipping.service.ts'
import { createPhotos } from '#studio/photos/photos.service.ts'
import { createPlainPictures } from '#studio/plain/plain-pictures.service.ts'
import { createProofs } from '#studio/proofs/proofs.service.ts'
import { createPreviews } from '#studio/shares/previews.service.ts'
import { createShares } from '#studio/shares/shares.service.ts'
import { warnOfExpiry } from '#studio/expiry/warn-of-expiry.ts'
import { createUploads } from '#studio/photos/uploads.ts'
import { createDesigns } from '#studio/designs/designs.service.ts'
import { createProductStudios } from '#studio/templates/product-studio.service.ts'
import { createGstReturns } from '#tax/gst-returns/gst-returns.service.ts'
import { createTax } from '#tax/seller/change-tax.service.ts'
import { createVisits } from '#backoffice/visits/visits.ts'
import { listen } from './listen.ts'
import { openMail, senderNow } from './mail.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'

/** What every feature is built upon. */
export type Foundation = {
  config: Config
  connection: Connection
  jobs: Jobs
  limits: Limits
  delays: Delays
  address: ShopAddress
  passwordCost?: PasswordCost | undefined
  /** The application's log, which begins after the features. */
  log: () => FastifyBaseLogger
}

export type Features = Awaited<ReturnType<typeof createFeatures>>

/** The services of every feature, each given those that it needs. */
export async function createFeatures(foundation: Foundation) {
  const { config, connection, jobs, limits, delays, address, log } = foundation
  const settings = createSettings({
    connection,
    first: firstSettings(config),
    sample: sampleParticulars(),
    realMoney: config.realMoney,
  })
  const pageTexts = createPageTexts({ connection })
  const storeName = () => settings.known().particulars.name
  const tax = createTax({
    connection,
    realMoney: config.realMoney,
    settings: async (source) => ({
      legalName: config.store.legalName,
      address: (await settings.read(source)).particulars.address,
    }),
  })
  const mail = openMail({ ...foundation, settings, tax }, () => ({ proofs, documents }))
  const secret = await tokenSecret(config)
  const previousSecret = config.tokenSecretPrevious
  const secrets = [secret, ...(previousSecret ? [previousSecret] : [])]
  const passwords = createPasswords(foundation.passwordCost)
  const accounts = createAccounts({
    connection,
    passwords,
    jobs,
    mail,
    limits,
    address,
    secret,
    previousSecret,
    realMoney: config.realMoney,
    storeName,
  })
  const photoStore = openImageStore(config, photoShelf)
  const uploads = createUploads(join(config.dataDir, 'uploads'))
  const photos = createPhotos({ connection, jobs, store: photoStore, uploads })
  const proofStore = openImageStore(config, proofShelf)
  const proofs = createProofs({ connection, jobs, store: proofStore, photoStore, photos })
  const previewStore = openImageStore(config, previewShelf)
  const previews = createPreviews({ connection, jobs, store: previewStore, photos, photoStore })
  const returnPhotos = createReturnPhotos({ connection, jobs, store: photoStore, photos })
  const refundDetails = createRefundDetails({ connection, jobs, mail, address, secrets })
  const privacy = createPrivacy({
    connection,
    jobs,
    mail,
    accounts,
    photos,
    returnPhotos,
    proofs,
    previews,
    refundDetails,
  })
  const { razorpay, delhivery, ...providers } = connectProviders(config, address, secret, delays)

  const bucketUrl = config.s3?.publicUrl
  const imageOrigin = bucketUrl && new URL(bucketUrl).origin
  const imageUrls = createImageUrls(bucketUrl ?? '')
  const cache = new ResponseCache({}, transportHeaders(config.publicUrl))
  const catalog = createCatalog({ db: connection.db, imageUrls })
  forgetChanges({ connection, jobs })
  const reviews = createReviews({ connection })
  const adminProducts = createAdminProducts({
    connection,
    defaultBrand: storeName,
    imageUrls,
  })
  const studios = createProductStudios({ connection })
  const designs = createDesigns({ connection, jobs, photos, previews })
  warnOfExpiry({ connection, jobs, mail, address })
  const shares = createShares({ db: connection.db, address, previews })
  const banners = createBanners({ db: connection.db, imageUrls })
  const adminBanners = createAdminBanners({ connection, jobs, imageUrls })
  const consents = createConsents({ connection })
  const links = createTicketLinks(secrets)
  const messages = createMessages({ connection, mail, address, links })
  const tickets = createTickets({ connection, mail, address, links })
  const store = openImageStore(config)
  const plainPictures = createPlainPictures({ connection, jobs, store })
  const cart = createCart({ connection, imageUrls, designs, plainPictures })
  const documentStore = openImageStore(config, documentShelf)
  const documents = createDocuments({
    connection,
    jobs,
    store: documentStore,
    onNotKept: (err) => log().error({ err }, 'the PDF of a document was not kept'),
    realMoney: config.realMoney,
  })
  const gstReturns = createGstReturns({
    connection,
    folder: join(config.dataDir, 'gst-returns'),
    realMoney: config.realMoney,
  })
  const orders = createOrders({
    connection,
    jobs,
    mail,
    address,
    imageUrls,
    documents,
    settings,
  })
  const printing = createPrinting({
    connection,
    jobs,
    mail,
    address,
    pressFile: proofs.pressFile,
    settings,
    takeSpoilt,
    takeOut: (tx, orderId, itemIds) => packing.takeOut(tx, orderId, itemIds),
    isBeingBooked: (tx, orderId) => shipping.isBeingBooked(tx, orderId),
  })
  const press = {
    connection,
    jobs,
    address,
    pressFile: proofs.pressFile,
    settings,
  }
  const printFiles = createPrintFiles(press)
  const gangSheets = createGangSheets(press)
  const packing = createPacking({ connection, orders, printing })
  const events = listen(() => ({ cancellations, returns }))
  const payments = createPayments({
    connection,
    jobs,
    mail,
    orders,
    printing,
    razorpay,
    refundDetails,
    documents,
    delays,
    events,
  })
  const shipping = createShipping({
    connection,
    jobs,
    orders,
    documents,
    delhivery,
    settings,
    packing,
    events,
  })
  const paper = createPaper({
    connection,
    orders,
    shipping,
    settings,
    sender: () => senderNow({ settings, tax }),
    readPicture: proofs.readPicture,
  })
  const cancellations = createCancellations({
    connection,
    mail,
    address,
    orders,
    payments,
    printing,
    packing,
    shipping,
  })
  const orderChanges = createOrderChanges({
    connection,
    jobs,
    mail,
    address,
    designs,
    orders,
    printing,
    shipping,
  })
  const returns = createReturns({
    connection,
    jobs,
    mail,
    address,
    orders,
    payments,
    printing,
    delhivery,
    photos: returnPhotos,
  })
  const notes = createOrderNotes({ connection })
  const staffOrders = createStaffOrders({ connection, jobs, orders, packing, settings })
  const orderDetails = createOrderDetails({
    db: connection.db,
    notes,
    orders,
    payments,
    printing,
    packing,
    shipping,
    cancellations,
    orderChanges,
    returns,
    documents,
    settings,
  })
  const visits = createVisits({
    db: connection.db,
    publicUrl: config.publicUrl,
    onNotKept: (err) => log().warn({ err }, 'what was counted is written down later'),
  })
  const { requestPayment } = payments
  const { serviceability } = shipping
  const checkout = createCheckout({
    connection,
    jobs,
    limits,
    serviceability,
    orders,
    printing,
    settings,
    requestPayment,
    plainPictures,
  })
  const media = createMedia({ connection, jobs, store, imageUrls })

  return {
    accounts,
    adminBanners,
    adminProducts,
    banners,
    cache,
    cancellations,
    cart,
    catalog,
    checkout,
    consents,
    designs,
    documents,
    documentStore,
    gangSheets,
    gstReturns,
    imageOrigin,
    imageUrls,
    mail,
    media,
    messages,
    notes,
    orderChanges,
    orderDetails,
    orders,
    packing,
    paper,
    passwords,
    payments,
    photos,
    photoStore,
    plainPictures,
    printFiles,
    printing,
    previewStore,
    privacy,
    proofs,
    proofStore,
    providers,
    refundDetails,
    returnPhotos,
    returns,
    reviews,
    secret,
    pageTexts,
    settings,
    shares,
    shipping,
    store,
    staffOrders,
    studios,
    tax,
    tickets,
    uploads,
    visits,
  }
}
