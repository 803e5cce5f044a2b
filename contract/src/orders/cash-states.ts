/**
 * Where an order for cash stands before it is printed: whether its buyer must still say yes. Of an order
 * that nobody asked it is `none`.
 */
export const cashStates = ['none', 'to_confirm', 'confirmed', 'declined', 'expired'] as const
export type CashState = (typeof cashStates)[number]

/** In these an order may be printed and sent. */
export const cashReady = ['none', 'confirmed'] as const satisfies readonly CashState[]

/** In these its buyer did not want an order, or never answered; it is cancelled. */
export const cashAnsweredNo = ['declined', 'expired'] as const satisfies readonly CashState[]

/** Whether nothing of an order may be printed or sent yet. */
export const isCashOpen = (state: CashState): boolean => state === 'to_confirm'

/** For how long the buyer can say yes; then the order is cancelled. */
export const cashLinkHours = 24
/** After how many hours the buyer is reminded. */
export const cashReminderHours = [2, 12] as const

/** What is asked of who orders personalised goods for cash: nothing, a part beforehand, or all. */
export const customisedRules = ['allow', 'advance', 'prepaid'] as const
export type CustomisedRule = (typeof customisedRules)[number]

/** What speaks for asking before a cash order is printed. */
export const cashReasons = ['rule', 'first_order', 'refused_before', 'personalised'] as const
export type CashReason = (typeof cashReasons)[number]
