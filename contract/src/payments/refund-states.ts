import { statesOf, statesWith } from '#shared/states.ts'

/** The refund methods: by the provider, or by hand to a UPI address or a bank account. */
export const refundKinds = ['provider', 'upi', 'bank'] as const
/** The effect on tax of a refund after the supply: it reduces the tax, or it does not. */
export const refundCredits = ['gst', 'commercial'] as const
export type RefundCredit = (typeof refundCredits)[number]

export type RefundKind = (typeof refundKinds)[number]

/** The methods for which the buyer must give details. */
export const byHandKinds = ['upi', 'bank'] as const satisfies readonly RefundKind[]
export type ByHandKind = (typeof byHandKinds)[number]

type RefundRow = {
  /** Its money is on its way, or waits for the buyer's details. */
  open?: true
}

/** The states of a refund (docs/product.md 10.10). A failed one has returned no money. */
const rows = {
  needs_details: { open: true },
  pending: { open: true },
  processed: {},
  failed: {},
} as const satisfies Record<string, RefundRow>
export type RefundStatus = keyof typeof rows
const refundTable: Readonly<Record<RefundStatus, RefundRow>> = rows

export const refundStatuses = statesOf(refundTable)
export const refundsOpen = statesWith(refundTable, 'open')

/** The maximum length of the reason for a refund or cancellation, in characters. */
export const mostOfReason = 300
