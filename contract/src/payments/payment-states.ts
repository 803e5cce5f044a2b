/** Where a payment stands: flagged is one that staff look at. */
export const paymentStatuses = ['captured', 'flagged', 'refunded'] as const
