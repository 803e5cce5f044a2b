import type { FastifyBaseLogger } from 'fastify'
import { join } from 'node:path'
import { createAccounts } from './accounts/accounts.service.ts'
import { createConsents } from './accounts/consents/consents.service.ts'
import { createPasswords, type PasswordCost } from './accounts/password/passwords.ts'
import { tokenSecret } from './accounts/sessions/token-secret.ts'
import { createAdminBanners } from './banners/admin-banners.service.ts'
import { createBanners } from './banners/banners.service.ts'
import { createCancellations } from './cancellations/cancellations.service.ts'
import { createCart } from './cart/cart.service.ts'
import { createAdminProducts } from './catalog/admin-products/admin-products.service.ts'
import { createCatalog } from './catalog/catalog.service.ts'
import { forgetChanges } from './catalog/filters/forget-changes.ts'
import { takeSpoilt } from './checkout/checkout.service.ts'
import { createCheckout } from './checkout/create-checkout.ts'
import type { Config } from './config/config.ts'
import { type Delays } from './config/delays.ts'
import { createMessages } from './contact/messages.service.ts'
import { createTicketLinks } from './contact/ticket-link.ts'
import { createTickets } from './contact/tickets.service.ts'
import { type Connection } from './database/connect.ts'
import { ResponseCache } from './pages/response-cache/response-cache.ts'
import { transportHeaders } from './pages/headers/security-headers.ts'
import type { ShopAddress } from './http/shop-address.ts'
import { createImageUrls } from './media/image-url.ts'
import { createMedia } from './media/media.service.ts'
import { documentShelf, photoShelf, previewShelf, proofShelf } from './media/store/image-store.ts'
import { openImageStore } from './media/store/open-image-store.ts'
import { createDocuments } from './documents/documents.service.ts'
import { createOrderChanges } from './order-changes/order-changes.service.ts'
import { createStaffOrders } from './admin-orders/staff-orders.service.ts'
import { createOrderNotes } from './order-details/notes.service.ts'
import { createOrderDetails } from './order-details/order-details.service.ts'
import { createOrders } from './orders/orders.service.ts'
import { createPacking } from './packing/packing.service.ts'
import { createPageTexts } from './page-texts/page-texts.service.ts'
import { createPaper } from './paper/paper.service.ts'
import { createPayments } from './payments/payments.service.ts'
import { createRefundDetails } from './payments/refund-details/refund-details.service.ts'
import { createGangSheets } from './print/gang/gang-sheets.service.ts'
import { createPrintFiles } from './print/print-files.service.ts'
import { createPrinting } from './print/print.service.ts'
import { createPrivacy } from './privacy/privacy.service.ts'
import { connectProviders } from './providers/connect-providers.ts'
import { createReturnPhotos } from './returns/return-photos.service.ts'
import { createReturns } from './returns/returns.service.ts'
import { createReviews } from './reviews/reviews.service.ts'
import { sampleParticulars } from './sample/sample-files.ts'
import { createSettings, firstSettings } from './settings/settings.service.ts'
import { createShipping } from './shipping/shipping.service.ts'
import { createPhotos } from './studio/photos.service.ts'
import { createPlainPictures } from './studio/plain/plain-pictures.service.ts'
import { createProofs } from './studio/proofs/proofs.service.ts'
import { createPreviews } from './studio/shares/previews.service.ts'
import { createShares } from './studio/shares/shares.service.ts'
import { warnOfExpiry } from './studio/expiry/warn-of-expiry.ts'
import { createUploads } from './studio/uploads.ts'
import { createDesigns } from './studio/designs.service.ts'
import { createProductStudios } from './studio/product-studio.service.ts'
import { createGstReturns } from './gst-returns/gst-returns.service.ts'
import { createTax } from './tax/change-tax.service.ts'
import { createVisits } from './visits/visits.ts'
import { openMail, senderNow } from './shop-mail.ts'
import type { Limits } from './limits/rate-limit.ts'
import type { Jobs } from './jobs/jobs.ts'

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
    onPaidBack: (tx, orderId) => cancellations.whenPaidBack(tx, orderId),
  })
  const shipping = createShipping({
    connection,
    jobs,
    orders,
    documents,
    delhivery,
    settings,
    packing,
    onCancelled: (tx, orderId) => cancellations.byCarrier(tx, orderId),
    onOtherParcel: (waybill) => returns.hint(waybill),
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
