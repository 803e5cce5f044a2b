import type { FastifyBaseLogger } from 'fastify'
import { proofOfPicture } from '@tohfa/contract/studio/proof-pictures'
import { join } from 'node:path'
import { createAccounts } from './accounts/accounts.service.ts'
import { createPasswords, type PasswordCost } from './accounts/password/passwords.ts'
import { tokenSecret } from './accounts/sessions/token-secret.ts'
import { createAdminBanners } from './banners/admin-banners.service.ts'
import { createBanners } from './banners/banners.service.ts'
import { createCart } from './cart/cart.service.ts'
import { createAdminProducts } from './catalog/admin-products/admin-products.service.ts'
import { createCatalog } from './catalog/catalog.service.ts'
import { createCheckout } from './checkout/create-checkout.ts'
import type { Config } from './config/config.ts'
import { type Delays } from './config/delays.ts'
import { createMessages } from './contact/messages.service.ts'
import { type Connection } from './database/connect.ts'
import { ResponseCache } from './pages/response-cache/response-cache.ts'
import { transportHeaders } from './pages/headers/security-headers.ts'
import type { ShopAddress } from './http/shop-address.ts'
import { createDelivery } from './mail/deliver.ts'
import { createMail } from './mail/mail.service.ts'
import { createImageUrls } from './media/image-url.ts'
import { createMedia } from './media/media.service.ts'
import { photoShelf, previewShelf, proofShelf } from './media/store/image-store.ts'
import { openImageStore } from './media/store/open-image-store.ts'
import { createOrders } from './orders/orders.service.ts'
import { createPayments } from './payments/payments.service.ts'
import { createGangSheets } from './print/gang/gang-sheets.service.ts'
import { createPrintFiles } from './print/print-files.service.ts'
import { createPrinting } from './print/print.service.ts'
import { createPrivacy } from './privacy/privacy.service.ts'
import { connectProviders } from './providers/connect-providers.ts'
import { createReviews } from './reviews/reviews.service.ts'
import { createShipping } from './shipping/shipping.service.ts'
import { createPhotos } from './studio/photos.service.ts'
import { createProofs } from './studio/proofs/proofs.service.ts'
import { loadStudioFaces } from './studio/studio-faces.ts'
import { createPreviews } from './studio/shares/previews.service.ts'
import { createShares } from './studio/shares/shares.service.ts'
import { warnOfExpiry } from './studio/expiry/warn-of-expiry.ts'
import { createUploads } from './studio/uploads.ts'
import { createDesigns } from './studio/designs.service.ts'
import { createProductStudios } from './studio/product-studio.service.ts'
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
  const deliver = createDelivery({
    ...config.mail,
    dataDir: config.dataDir,
    onWritten: (subject) => log().info({ subject }, 'mail written to the outbox'),
  })
  const mail = createMail({
    connection,
    jobs,
    store: config.store,
    deliver,
    readPreview: async (address, mail) => {
      const picture = proofOfPicture(address)
      if (!picture) return null
      // Its words go without it rather than not at all.
      return proofs.readPicture(picture).catch((err: unknown) => {
        log().error(
          { err, mail, proof: picture.hash },
          'a mail goes without the picture of a print',
        )
        return null
      })
    },
  })
  const secret = await tokenSecret(config)
  const previousSecret = config.tokenSecretPrevious
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
    storeName: config.store.name,
  })
  const photoStore = openImageStore(config, photoShelf)
  const uploads = createUploads(join(config.dataDir, 'uploads'))
  const photos = createPhotos({ connection, jobs, store: photoStore, uploads })
  const proofStore = openImageStore(config, proofShelf)
  const proofs = createProofs({ connection, jobs, store: proofStore, photoStore, photos })
  const previewStore = openImageStore(config, previewShelf)
  const previews = createPreviews({ connection, jobs, store: previewStore, photos, photoStore })
  const privacy = createPrivacy({ connection, jobs, mail, accounts, photos, proofs, previews })
  const { razorpay, delhivery, ...providers } = connectProviders(config, address, secret, delays)

  const bucketUrl = config.s3?.publicUrl
  const imageOrigin = bucketUrl && new URL(bucketUrl).origin
  const imageUrls = createImageUrls(bucketUrl ?? '')
  const cache = new ResponseCache({}, transportHeaders(config.publicUrl))
  const catalog = createCatalog({ db: connection.db, imageUrls })
  const reviews = createReviews({ connection })
  const adminProducts = createAdminProducts({
    connection,
    defaultBrand: config.store.name,
    imageUrls,
  })
  const studios = createProductStudios({ connection })
  const designs = createDesigns({ connection, jobs, photos, previews })
  warnOfExpiry({ connection, jobs, mail, address })
  const shares = createShares({ db: connection.db, address, previews })
  const banners = createBanners({ db: connection.db, imageUrls })
  const adminBanners = createAdminBanners({ connection, jobs, imageUrls })
  const messages = createMessages({ connection })
  const cart = createCart({ db: connection.db, imageUrls, designs })
  const orders = createOrders({ connection, mail, address, imageUrls })
  const printing = createPrinting({
    connection,
    jobs,
    mail,
    address,
    pressFile: proofs.pressFile,
  })
  const press = {
    connection,
    jobs,
    address,
    pressFile: proofs.pressFile,
    faces: loadStudioFaces,
  }
  const printFiles = createPrintFiles(press)
  const gangSheets = createGangSheets(press)
  const payments = createPayments({
    connection,
    jobs,
    mail,
    orders,
    printing,
    razorpay,
    delays,
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
    printing,
    requestPayment,
  })
  const store = openImageStore(config)
  const media = createMedia({ connection, jobs, store, imageUrls })

  return {
    accounts,
    adminBanners,
    adminProducts,
    banners,
    cache,
    cart,
    catalog,
    checkout,
    designs,
    gangSheets,
    imageOrigin,
    imageUrls,
    mail,
    media,
    messages,
    orders,
    passwords,
    payments,
    photos,
    photoStore,
    printFiles,
    printing,
    previewStore,
    privacy,
    proofs,
    proofStore,
    providers,
    reviews,
    secret,
    shares,
    shipping,
    store,
    studios,
    uploads,
  }
}
