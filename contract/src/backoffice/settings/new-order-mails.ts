/** How the shop hears of new orders: a mail for each, one an hour that lists them, or none. */
export const newOrderMails = ['each', 'hourly', 'off'] as const
export type NewOrderMail = (typeof newOrderMails)[number]
