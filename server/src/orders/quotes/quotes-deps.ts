import type { CashRulesService } from '#orders/cash-rules/cash-rules.service.ts'
import type { PlaceOrderDeps } from '#orders/checkout/checkout.service.ts'
import type { OrderNotes } from '#orders/details/notes.service.ts'
import type { Drafts } from '#orders/drafts/drafts.service.ts'
import type { OrderMessages } from '#orders/messages/order-messages.service.ts'
import type { Orders } from '#orders/order/orders.service.ts'
import type { Packing } from '#fulfilment/packing/packing.service.ts'
import type { Payments } from '#payments/payment/payments.service.ts'
import type { Connection } from '#platform/database/connect.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import type { ImageUrls } from '#platform/media/image-url.ts'
import type { Printing } from '#fulfilment/print/print.service.ts'
import type { Promises } from '#fulfilment/promise/promise.service.ts'
import type { Proofs } from '#studio/proofs/proofs.service.ts'
import type { Settings } from '#backoffice/settings/settings.service.ts'

export type QuotesDeps = {
  connection: Connection
  jobs: Jobs
  limits: Limits
  imageUrls: ImageUrls
  drafts: Drafts
  serviceability: PlaceOrderDeps['serviceability']
  orderMessages: Pick<OrderMessages, 'agreeWithOrder' | 'isOn'>
  orders: Pick<Orders, 'create' | 'byId' | 'unshippedCash' | 'move'>
  cashRules: Pick<CashRulesService, 'read'>
  printing: Pick<Printing, 'makeJobs'>
  packing: Pick<Packing, 'unready'>
  promises: Pick<Promises, 'transitDays' | 'forOrder'>
  payments: Pick<Payments, 'requestPayment' | 'verifyDraft' | 'takenByHand' | 'ofOrder'>
  notes: Pick<OrderNotes, 'writeWithin'>
  settings: Pick<Settings, 'read' | 'known'>
  proofs: Pick<Proofs, 'asked' | 'approveWithin' | 'readPicture'>
}
