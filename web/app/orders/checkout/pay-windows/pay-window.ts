import type { Address } from '@tohfa/contract/accounts/addresses'
import type { PaymentRequest } from '@tohfa/contract/orders/checkout'
import type { PaymentCallback } from '#orders/checkout/order.calls.ts'

/** The amount of a payment, and the payer. */
type Bill = {
  request: PaymentRequest
  shopName: string
  /** At most 255 characters. */
  description: string
  buyer: Pick<Address, 'name' | 'email' | 'phone'>
  /** As a CSS colour. */
  colour: string
}

type PayWindowEvents = {
  onPaid(callback: PaymentCallback): void
  /** The payment failed; the window stays open for another attempt. */
  onRefused(): void
  onDismissed(): void
}

/** Opens the window of a provider whose script has loaded; returns a function that closes it. */
export type OpenPayWindow = (bill: Bill, events: PayWindowEvents) => { close(): void }

/**
 * Loads a provider's script; resolves to a function that opens its window, or null after a failure.
 */
export type PayWindowMaker = (scriptUrl: string) => Promise<OpenPayWindow | null>
