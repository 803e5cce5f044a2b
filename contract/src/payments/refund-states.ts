import { statesOf, statesWith } from '#shared/states.ts'

/** How money goes back: the way it came, or by hand to a UPI address or a bank account. */
export const refundKinds = ['provider', 'upi', 'bank'] as const
/** What money that goes back after the supply is for the tax: it lowers the tax, or it does not. */
export const refundCredits = ['gst', 'commercial'] as const
export type RefundCredit = (typeof refundCredits)[number]

export type RefundKind = (typeof refundKinds)[number]

/** Those for which the buyer has to say where to. */
export const byHandKinds = ['upi', 'bank'] as const satisfies readonly RefundKind[]
export type ByHandKind = (typeof byHandKinds)[number]

type RefundRow = {
  /** Its money is on its way, or waits for its buyer to name an account. */
  open?: true
}

/** Where a refund stands (docs/product.md 10.10). One that failed has given nothing back. */
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

/** Of why money goes back or pieces are cancelled, in characters. */
export const mostOfReason = 300
