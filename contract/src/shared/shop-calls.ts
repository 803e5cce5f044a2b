import type {
  accountCalls,
  changeEmailCalls,
  resetPasswordCalls,
} from '#accounts/accounts.calls.ts'
import type { adminOrderCalls, ordersCsvCalls } from '#orders/admin-orders.calls.ts'
import type { bannerCalls, adminBannerCalls } from '#catalog/banners.calls.ts'
import type { brokenPageCalls } from '#backoffice/broken-page.calls.ts'
import type { cartCalls } from '#orders/cart.calls.ts'
import type { adminCancellationCalls, cancellationCalls } from '#orders/cancellations.calls.ts'
import type { checkoutCalls, paymentCalls } from '#orders/checkout.calls.ts'
import type { consentCalls } from '#accounts/consents.calls.ts'
import type { contactCalls, messageCalls } from '#backoffice/contact.calls.ts'
import type { mediaCalls } from '#catalog/media.calls.ts'
import type { manyOrderCalls } from '#orders/many-orders.calls.ts'
import type { adminOrderChangeCalls, orderChangeCalls } from '#orders/order-changes.calls.ts'
import type { numbersCalls } from '#backoffice/numbers.calls.ts'
import type { orderCalls } from '#orders/orders.calls.ts'
import type { overviewCalls } from '#backoffice/overview.calls.ts'
import type { packingCalls } from '#fulfilment/packing/packing.calls.ts'
import type { paperCalls } from '#fulfilment/papers/paper.calls.ts'
import type { pageTextCalls } from '#backoffice/cms-pages/page-texts.calls.ts'
import type { manyPrintCalls } from '#fulfilment/print/many-prints.calls.ts'
import type { printCalls } from '#fulfilment/print/print.calls.ts'
import type { privacyCalls } from '#accounts/privacy.calls.ts'
import type { productCalls, adminProductCalls, productsCsvCalls } from '#catalog/products.calls.ts'
import type { adminReturnCalls, returnCalls, returnPhotoCalls } from '#fulfilment/returns.calls.ts'
import type { adminRefundDetailsCalls, refundDetailsCalls } from '#payments/refund-details.calls.ts'
import type { reviewCalls } from '#catalog/reviews.calls.ts'
import type { secondFactorCalls } from '#accounts/second-factor.calls.ts'
import type { sessionCalls } from '#accounts/sessions.calls.ts'
import type { settingsCalls } from '#backoffice/settings/settings.calls.ts'
import type { shippingCalls } from '#fulfilment/shipping.calls.ts'
import type { staffCalls } from '#accounts/staff.calls.ts'
import type { staffLogCalls } from '#backoffice/staff-log.calls.ts'
import type { photoCalls } from '#studio/photos.calls.ts'
import type { designCalls } from '#studio/designs.calls.ts'
import type { proofCalls } from '#studio/proofs.calls.ts'
import type { adminStudioCalls, studioCalls } from '#studio/product-studio.calls.ts'
import type { documentCalls } from '#tax/documents.calls.ts'
import type { gstReturnCalls } from '#tax/gst-returns.calls.ts'
import type { shareCalls } from '#studio/shares.calls.ts'
import type { outlineCalls } from '#studio/outlines.calls.ts'
import type { taxCalls } from '#tax/tax.calls.ts'

/** Every call that the web may make. Types only: what describes a call weighs nothing in a browser. */
export type ShopCalls = typeof accountCalls &
  typeof changeEmailCalls &
  typeof resetPasswordCalls &
  typeof adminOrderCalls &
  typeof ordersCsvCalls &
  typeof bannerCalls &
  typeof adminBannerCalls &
  typeof brokenPageCalls &
  typeof cartCalls &
  typeof adminCancellationCalls &
  typeof cancellationCalls &
  typeof checkoutCalls &
  typeof paymentCalls &
  typeof consentCalls &
  typeof contactCalls &
  typeof documentCalls &
  typeof gstReturnCalls &
  typeof messageCalls &
  typeof numbersCalls &
  typeof manyOrderCalls &
  typeof mediaCalls &
  typeof adminOrderChangeCalls &
  typeof orderChangeCalls &
  typeof orderCalls &
  typeof overviewCalls &
  typeof packingCalls &
  typeof paperCalls &
  typeof pageTextCalls &
  typeof printCalls &
  typeof manyPrintCalls &
  typeof privacyCalls &
  typeof productCalls &
  typeof adminProductCalls &
  typeof productsCsvCalls &
  typeof adminReturnCalls &
  typeof returnCalls &
  typeof returnPhotoCalls &
  typeof refundDetailsCalls &
  typeof adminRefundDetailsCalls &
  typeof reviewCalls &
  typeof secondFactorCalls &
  typeof sessionCalls &
  typeof settingsCalls &
  typeof shippingCalls &
  typeof staffCalls &
  typeof staffLogCalls &
  typeof photoCalls &
  typeof adminStudioCalls &
  typeof designCalls &
  typeof proofCalls &
  typeof shareCalls &
  typeof studioCalls &
  typeof outlineCalls &
  typeof taxCalls
