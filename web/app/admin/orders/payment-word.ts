import type { HandPayment } from '@tohfa/contract/orders/drafts/draft-states'
import type { PaymentMethod } from '@tohfa/contract/orders/orders'
import { paymentLabels } from '#orders/order/orders.texts.ts'
import { handPaymentLabels } from './drafts/drafts.texts.ts'

/** How an order is paid: as staff received it, where they did. */
export const paymentWord = (method: PaymentMethod, byHand: HandPayment | undefined): string =>
  byHand ? handPaymentLabels[byHand] : paymentLabels[method]
