/** The texts of the page that confirms a cash order. */
export const cashLinkTexts = {
  title: 'Your order',
  heading: 'Do you want this order?',
  loading: 'Loading your order',
  of: (order: string) => `Order ${order}`,
  goesTo: (city: string) => `Goes to ${city}`,
  units: (units: number) => `× ${units}`,
  collect: (sum: string) => `${sum} in cash at your door`,
  until: (moment: string) =>
    `We begin to make it once you confirm it. Without an answer it is cancelled on ${moment}.`,
  yes: 'Yes, I want it',
  no: 'No, cancel it',
  or: 'Would you rather pay now?',
  safe: 'We never ask for a PIN, a password or an OTP.',
  confirmed: 'Thank you, it is confirmed',
  confirmedSentence: (order: string) =>
    `We begin to make order ${order} now. You pay when it is at your door.`,
  declined: 'The order is cancelled',
  declinedSentence: (order: string) => `Order ${order} is not made, and nothing is due.`,
  paid: 'Thank you, it is paid',
  paidSentence: (order: string) =>
    `We begin to make order ${order} now. The courier collects nothing.`,
  shop: 'To the shop',
  gone: {
    heading: 'This link is no longer good',
    sentence:
      'The order was confirmed, cancelled or paid already. My Orders tells what became of it.',
    action: 'My Orders',
    href: '/account/orders',
  },
  expired: {
    heading: 'The time of this link is over',
    sentence:
      'The order was not confirmed in time, so it is not made. You are welcome to order again.',
    action: 'To the shop',
    href: '/',
  },
  failed: 'Your order could not be shown',
  retry: 'Try again',
} as const
