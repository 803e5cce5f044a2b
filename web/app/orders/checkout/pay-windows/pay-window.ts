import type { Address } from '@tohfa/contract/accounts/addresses'
import type { PaymentRequest } from '@tohfa/contract/orders/checkout'
import type { PaymentCallback } from '#orders/checkout/order.calls.ts'

/** What somebody is about to pay, and who they are. */
type Bill = {
  request: PaymentRequest
  shopName: string
  /** At most 255 characters. */
  description: string
  buyer: Pick<Address, 'name' | 'email' | 'phone'>
  /** As CSS writes it. */
  colour: string
}

type PayWindowEvents = {
  onPaid(callback: PaymentCallback): void
  /** The payment was refused; the window stays open for another attempt. */
  onRefused(): void
  onDismissed(): void
}

/** Opens the window of a provider whose script is there; what closes it again. */
export type OpenPayWindow = (bill: Bill, events: PayWindowEvents) => { close(): void }

/** What a provider's window needs: its script, and how it is opened then; null when it did not load. */
export type PayWindowMaker = (scriptUrl: string) => Promise<OpenPayWindow | null>
