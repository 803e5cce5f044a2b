import type { accountCalls, changeEmailCalls, resetPasswordCalls } from './accounts.calls.ts'
import type { adminOrderCalls, ordersCsvCalls } from './admin-orders.calls.ts'
import type { bannerCalls, adminBannerCalls } from './banners.calls.ts'
import type { brokenPageCalls } from './broken-page.calls.ts'
import type { cartCalls } from './cart.calls.ts'
import type { adminCancellationCalls, cancellationCalls } from './cancellations.calls.ts'
import type { checkoutCalls, paymentCalls } from './checkout.calls.ts'
import type { consentCalls } from './consents.calls.ts'
import type { contactCalls, messageCalls } from './contact.calls.ts'
import type { mediaCalls } from './media.calls.ts'
import type { manyOrderCalls } from './many-orders.calls.ts'
import type { adminOrderChangeCalls, orderChangeCalls } from './order-changes.calls.ts'
import type { numbersCalls } from './numbers.calls.ts'
import type { orderCalls } from './orders.calls.ts'
import type { overviewCalls } from './overview.calls.ts'
import type { packingCalls } from './packing/packing.calls.ts'
import type { paperCalls } from './paper/paper.calls.ts'
import type { pageTextCalls } from './page-texts/page-texts.calls.ts'
import type { manyPrintCalls } from './print/many-prints.calls.ts'
import type { printCalls } from './print/print.calls.ts'
import type { privacyCalls } from './privacy.calls.ts'
import type { productCalls, adminProductCalls, productsCsvCalls } from './products.calls.ts'
import type { adminReturnCalls, returnCalls, returnPhotoCalls } from './returns.calls.ts'
import type { adminRefundDetailsCalls, refundDetailsCalls } from './refund-details.calls.ts'
import type { reviewCalls } from './reviews.calls.ts'
import type { secondFactorCalls } from './second-factor.calls.ts'
import type { sessionCalls } from './sessions.calls.ts'
import type { settingsCalls } from './settings/settings.calls.ts'
import type { shippingCalls } from './shipping.calls.ts'
import type { staffCalls } from './staff.calls.ts'
import type { staffLogCalls } from './staff-log.calls.ts'
import type { photoCalls } from './studio/photos.calls.ts'
import type { designCalls } from './studio/designs.calls.ts'
import type { proofCalls } from './studio/proofs.calls.ts'
import type { adminStudioCalls, studioCalls } from './studio/product-studio.calls.ts'
import type { documentCalls } from './tax/documents.calls.ts'
import type { gstReturnCalls } from './tax/gst-returns.calls.ts'
import type { shareCalls } from './studio/shares.calls.ts'
import type { outlineCalls } from './studio/outlines.calls.ts'
import type { taxCalls } from './tax/tax.calls.ts'

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
