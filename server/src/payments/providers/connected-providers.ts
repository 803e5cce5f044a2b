import type { PaymentProvider } from './payment-provider.ts'

/** The payment providers of a running shop. */
export type PaymentProviders = {
  /** The one that a payment was requested of; the shop's present one where none was yet. */
  of(name: string | null): PaymentProvider
  all: readonly PaymentProvider[]
}
