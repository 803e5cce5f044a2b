/**
 * The confirmation states of a cash order before printing. `none` means that no confirmation was
 * requested.
 */
export const cashStates = ['none', 'to_confirm', 'confirmed', 'declined', 'expired'] as const
export type CashState = (typeof cashStates)[number]

/** The states in which an order may be printed and shipped. */
export const cashReady = ['none', 'confirmed'] as const satisfies readonly CashState[]

/** The states of a declined or unanswered order, which is cancelled. */
export const cashAnsweredNo = ['declined', 'expired'] as const satisfies readonly CashState[]

/** Whether an order may not be printed or shipped yet. */
export const isCashOpen = (state: CashState): boolean => state === 'to_confirm'

/** The time for the buyer's confirmation; after that the order is cancelled. */
export const cashLinkHours = 24
/** Hours until the buyer is reminded. */
export const cashReminderHours = [2, 12] as const

/** The advance for a cash order of personalised goods: none, a part, or all. */
export const customisedRules = ['allow', 'advance', 'prepaid'] as const
export type CustomisedRule = (typeof customisedRules)[number]

/** The risks that make the shop ask for a confirmation. */
export const cashReasons = ['rule', 'first_order', 'refused_before', 'personalised'] as const
export type CashReason = (typeof cashReasons)[number]
