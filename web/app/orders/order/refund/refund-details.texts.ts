import type { ByHandKind } from '@tohfa/contract/payments/refund-states'

export const refundDetailsTexts = {
  title: 'Your refund',
  heading: 'Where may we send your money?',
  loading: 'Loading your refund',
  of: (order: string) => `Order ${order}`,
  back: (amount: string) => `${amount} goes back to you`,
  method: 'How would you like it?',
  methods: { upi: 'UPI', bank: 'Bank account' } satisfies Record<ByHandKind, string>,
  upi: 'UPI ID',
  upiHint: 'As your UPI app shows it, like name@bank',
  name: 'Name of the account holder',
  account: 'Account number',
  accountAgain: 'Account number, once more',
  ifsc: 'IFSC',
  ifscHint: 'On your passbook or a cheque, like HDFC0001234',
  safe: 'Kept encrypted, read only by who sends the money, and forgotten 180 days after. We never ask for a PIN, a password or an OTP.',
  send: 'Send it here',
  given: 'Thank you, we know where to send it',
  givenSentence: (amount: string, order: string) =>
    `${amount} of order ${order} is with you within 5-7 business days. If something about it was wrong, please write to us at once.`,
  help: 'Write to us',
  gone: {
    heading: 'This link is no longer good',
    sentence:
      'It may be older than 30 days, or the money was sent already. My Orders tells what became of it, and has a new link while we still need to know.',
    action: 'My Orders',
    href: '/account/orders',
  },
  failed: 'Your refund could not be shown',
  retry: 'Try again',
} as const
