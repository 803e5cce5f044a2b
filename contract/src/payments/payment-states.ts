/** The states of a payment; staff review flagged ones. */
export const paymentStatuses = ['captured', 'flagged', 'refunded'] as const

/** How a payment came: through the provider, or to staff, who wrote it down. */
export const paymentKinds = ['provider', 'cash', 'upi', 'bank'] as const
