/** The online payment of a cash order. */
export const payNowTexts = {
  title: 'Pay online instead',
  heading: 'Pay online instead of cash',
  loading: 'Loading your order',
  of: (order: string) => `Order ${order}`,
  what: 'Once it is paid, the courier collects nothing. It stays the same order.',
  pay: (sum: string) => `Pay ${sum}`,
  opening: 'Opening the payment window…',
  paying: 'The payment window is open.',
  verifying: 'Your payment is being confirmed…',
  windowNotLoaded: 'The payment window could not be opened. Nothing was charged.',
  failed:
    'The payment did not go through. You have not been charged; should your bank show a debit, it comes back in 5-7 business days. You can try again.',
  closed: 'You closed the payment window. Nothing was charged.',
  unconfirmed:
    'Your payment could not be confirmed yet. If money was taken, the order shows it by itself. Please do not pay again.',
  checkAgain: 'Check again',
  describe: (order: string) => `Order ${order}`,
  paid: 'Thank you, it is paid',
  paidSentence: (sum: string, order: string) =>
    `You paid ${sum} for order ${order}. The courier collects nothing.`,
  myOrders: 'My Orders',
  none: {
    heading: 'There is nothing to pay online',
    sentence: 'This order is paid, cancelled or on its way. My Orders tells more.',
    action: 'My Orders',
    href: '/account/orders',
  },
  notRead: 'Your order could not be shown',
  retry: 'Try again',
} as const
