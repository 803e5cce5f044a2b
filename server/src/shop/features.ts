import { join } from 'node:path'
import { createAccounts } from '#accounts/accounts.service.ts'
import { createConsents } from '#accounts/consents/consents.service.ts'
import { createCmsPages } from '#backoffice/cms-pages/cms-pages.service.ts'
import { createCustomers } from '#backoffice/customers/customers.service.ts'
import { createFormerHistory } from '#backoffice/customers/former-history.service.ts'
import { createMessages } from '#backoffice/contact/messages.service.ts'
import { createTicketLinks } from '#backoffice/contact/ticket-link.ts'
import { createTickets } from '#backoffice/contact/tickets.service.ts'
import { createOldAddresses } from '#backoffice/old-addresses/old-addresses.service.ts'
import { createSettings } from '#backoffice/settings/settings.service.ts'
import { createSetup } from '#backoffice/setup/setup.service.ts'
import { createVisits } from '#backoffice/visits/visits.ts'
import { createAdminBanners } from '#catalog/banners/admin-banners.service.ts'
import { createBlankCounts } from '#catalog/blanks/blank-counts.service.ts'
import { createBlankDeliveries } from '#catalog/blanks/blank-deliveries.service.ts'
import { createBlanks } from '#catalog/blanks/blanks.service.ts'
import { createBanners } from '#catalog/banners/banners.service.ts'
import { createMoving } from '#catalog/moving/moving.service.ts'
import { createProductDefaults } from '#catalog/product-defaults/product-defaults.service.ts'
import { createAdminProducts } from '#catalog/products/admin-products/admin-products.service.ts'
import { tellSearchEngines } from '#catalog/index-now/tell-search-engines.ts'
import { createAdminCollections } from '#catalog/collections/admin-collections.service.ts'
import { createCollections } from '#catalog/collections/collections.service.ts'
import { createCatalog } from '#catalog/products/catalog.service.ts'
import { forgetChanges } from '#catalog/products/filters/forget-changes.ts'
import { createAdminReviews } from '#catalog/reviews/admin-reviews.service.ts'
import { createReviews } from '#catalog/reviews/reviews.service.ts'
import { createWishList } from '#catalog/wish-list/wish-list.service.ts'
import { createPacking } from '#fulfilment/packing/packing.service.ts'
import { createShippingPapers } from '#fulfilment/shipping-papers/shipping-papers.service.ts'
import { createGangSheets } from '#fulfilment/print/gang/gang-sheets.service.ts'
import { createCheckLists } from '#fulfilment/print/check-lists/check-lists.service.ts'
import { createPrintFiles } from '#fulfilment/print/print-files.service.ts'
import { createFestivals } from '#fulfilment/promise/festivals.service.ts'
import { createPromises } from '#fulfilment/promise/promise.service.ts'
import { createPrinting } from '#fulfilment/print/print.service.ts'
import { createReturns } from '#fulfilment/returns/returns.service.ts'
import { createShipping } from '#fulfilment/shipping/shipping.service.ts'
import { forgetOrderedRows } from '#operations/privacy/forget-ordered-rows.ts'
import { createTemplates } from '#operations/sample/templates.service.ts'
import { createPrivacy } from '#operations/privacy/privacy.service.ts'
import { createCancellations } from '#orders/cancellations/cancellations.service.ts'
import { createReminders } from '#orders/reminders/reminders.service.ts'
import { createCoupons } from '#orders/offers/offers.service.ts'
import { createCart } from '#orders/cart/cart.service.ts'
import { createCash } from '#orders/cash/cash.service.ts'
import { createOrderMessages } from '#orders/messages/order-messages.service.ts'
import { createDrafts } from '#orders/drafts/drafts.service.ts'
import { createQuotes } from '#orders/quotes/quotes.service.ts'
import { createCashRules } from '#orders/cash-rules/cash-rules.service.ts'
import { createOrderChanges } from '#orders/changes/order-changes.service.ts'
import { takeSpoilt } from '#orders/checkout/checkout.service.ts'
import { createCheckout } from '#orders/checkout/create-checkout.ts'
import { createOrderNotes } from '#orders/details/notes.service.ts'
import { createOrderDetails } from '#orders/details/order-details.service.ts'
import { createStaffOrders } from '#orders/list/staff-orders.service.ts'
import { createOrders } from '#orders/order/orders.service.ts'
import { createPayments } from '#payments/payment/payments.service.ts'
import { createRefundDetails } from '#payments/payment/refund-details/refund-details.service.ts'
import { createRemittances } from '#payments/settlements/remittances.service.ts'
import { createSettlements } from '#payments/settlements/settlements.service.ts'
import { createMedia } from '#platform/media/media.service.ts'
import { createDesigns } from '#studio/designs/designs.service.ts'
import { warnOfExpiry } from '#studio/expiry/warn-of-expiry.ts'
import { createNameLists } from '#studio/name-lists/name-lists.service.ts'
import { createPhotographs } from '#studio/photographs/photographs.service.ts'
import { createPhotos } from '#studio/photos/photos.service.ts'
import { createSentPhotos } from '#studio/photos/sent-photos.service.ts'
import { createUploads } from '#studio/photos/uploads.ts'
import { createPlainPictures } from '#studio/plain/plain-pictures.service.ts'
import { createProofs } from '#studio/proofs/proofs.service.ts'
import { createPreviews } from '#studio/shares/previews.service.ts'
import { createShares } from '#studio/shares/shares.service.ts'
import { createProductStudios } from '#studio/templates/product-studio.service.ts'
import { createBooks } from '#tax/books/books.service.ts'
import { createDocuments } from '#tax/documents/documents.service.ts'
import { createGstReturns } from '#tax/gst-returns/gst-returns.service.ts'
import { createRegister } from '#tax/register/register.service.ts'
import { createTax } from '#tax/seller/change-tax.service.ts'
import { Assembly } from './assemble.ts'
import { type FloorsAbove, type Foundation, groundOf } from './foundation.ts'
import { openMail, senderNow } from './mail.ts'
import { createOccasions } from './occasions.ts'

export type Features = Awaited<ReturnType<typeof createFeatures>>

/** The services of every feature, a line each, below those that it needs. */
export async function createFeatures(foundation: Foundation) {
  let all: FloorsAbove | undefined
  const ground = await groundOf(foundation, () => {
    if (!all) throw new Error('a feature was called before every feature was made')
    return all
  })
  const { config, log, stores } = ground
  const { made } = new Assembly(ground)
    .with('settings', createSettings)
    .with('storeName', (shop) => () => shop.settings.known().particulars.name)
    .with('cmsPages', createCmsPages)
    .with('tax', ({ settings, ...shop }) =>
      createTax({
        ...shop,
        settings: async (source) => ({
          legalName: config.legalName,
          address: (await settings.read(source)).particulars.address,
        }),
      }),
    )
    .with('mail', (shop) => openMail({ ...shop, pictures: stores.pictures }))
    .with('accounts', createAccounts)
    .with('uploads', () => createUploads(join(config.dataDir, 'uploads')))
    .with('photos', (shop) => createPhotos({ ...shop, store: stores.photos }))
    .with('proofs', (shop) =>
      createProofs({
        ...shop,
        store: stores.proofs,
        photoStore: stores.photos,
        pictureStore: stores.pictures,
      }),
    )
    .with('pressFile', (shop) => shop.proofs.pressFile)
    .with('previews', (shop) =>
      createPreviews({
        ...shop,
        store: stores.previews,
        photoStore: stores.photos,
        pictureStore: stores.pictures,
      }),
    )
    .with('sentPhotos', (shop) => createSentPhotos({ ...shop, store: stores.photos }))
    .with('reviews', createReviews)
    .with('adminReviews', createAdminReviews)
    .with('refundDetails', createRefundDetails)
    .with('privacy', createPrivacy)
    .with('catalog', createCatalog)
    .start(forgetChanges)
    .with('wishList', createWishList)
    .with('adminProducts', createAdminProducts)
    .with('productDefaults', createProductDefaults)
    .with('blanks', createBlanks)
    .with('blankCounts', createBlankCounts)
    .with('blankDeliveries', createBlankDeliveries)
    .with('studios', createProductStudios)
    .with('photographs', (shop) => createPhotographs({ ...shop, store: stores.pictures }))
    .with('designs', createDesigns)
    .with('nameLists', createNameLists)
    .start(warnOfExpiry)
    .start(forgetOrderedRows)
    .with('shares', createShares)
    .with('banners', createBanners)
    .with('adminBanners', createAdminBanners)
    .with('collections', createCollections)
    .with('adminCollections', createAdminCollections)
    .with('oldAddresses', createOldAddresses)
    .with('moving', createMoving)
    .start((shop) => tellSearchEngines({ ...shop, log }))
    .with('consents', createConsents)
    .with('links', (shop) => createTicketLinks(shop.secrets))
    .with('messages', createMessages)
    .with('tickets', createTickets)
    .with('plainPictures', (shop) => createPlainPictures({ ...shop, store: stores.pictures }))
    .with('promises', createPromises)
    .with('festivals', createFestivals)
    .with('coupons', createCoupons)
    .with('occasions', createOccasions)
    .with('reminders', createReminders)
    .with('orderMessages', createOrderMessages)
    .with('cart', createCart)
    .with('cashRules', createCashRules)
    .with('drafts', createDrafts)
    .with('taxDocuments', (shop) =>
      createDocuments({
        ...shop,
        store: stores.documents,
        onNotKept: (err) => log().error({ err }, 'the PDF of a document was not kept'),
      }),
    )
    .with('gstReturns', (shop) =>
      createGstReturns({ ...shop, folder: join(config.dataDir, 'gst-returns') }),
    )
    .with('register', createRegister)
    .with('books', createBooks)
    .with('orders', createOrders)
    .with('printing', (shop) =>
      createPrinting({
        ...shop,
        takeSpoilt,
        takeOut: (tx, orderId, itemIds) => shop.above().packing.takeOut(tx, orderId, itemIds),
        isBeingBooked: (tx, orderId) => shop.above().shipping.isBeingBooked(tx, orderId),
      }),
    )
    .with('printFiles', createPrintFiles)
    .with('checkLists', createCheckLists)
    .with('gangSheets', createGangSheets)
    .with('packing', createPacking)
    .with('payments', createPayments)
    .with('settlements', createSettlements)
    .with('remittances', createRemittances)
    .with('shipping', createShipping)
    .with('shippingPapers', (shop) =>
      createShippingPapers({
        ...shop,
        sender: () => senderNow(shop),
        readPicture: shop.proofs.readPicture,
      }),
    )
    .with('cancellations', createCancellations)
    .with('orderChanges', createOrderChanges)
    .with('cash', createCash)
    .with('returns', createReturns)
    .with('notes', createOrderNotes)
    .with('staffOrders', createStaffOrders)
    .with('orderDetails', createOrderDetails)
    .with('customers', createCustomers)
    .with('setup', createSetup)
    .with('templates', (shop) => createTemplates({ ...shop, store: stores.pictures }))
    .with('formerHistory', createFormerHistory)
    .with('visits', (shop) =>
      createVisits({
        ...shop,
        publicUrl: config.publicUrl,
        onNotKept: (err) => log().warn({ err }, 'what was counted is written down later'),
      }),
    )
    .with('checkout', (shop) =>
      createCheckout({
        ...shop,
        serviceability: shop.shipping.serviceability,
        requestPayment: shop.payments.requestPayment,
      }),
    )
    .with('quotes', (shop) =>
      createQuotes({ ...shop, serviceability: shop.shipping.serviceability }),
    )
    .with('media', (shop) => createMedia({ ...shop, store: stores.pictures }))
  all = made
  return made
}
