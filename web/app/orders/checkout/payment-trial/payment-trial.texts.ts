/** The trial payment of an owner. */
export const paymentTrialTexts = {
  title: 'Try out payments',
  heading: 'Try out payments with ₹1',
  what: 'You pay ₹1 as a buyer pays, and it comes back by itself. No order is made.',
  name: 'trial',
  worked: 'Payments work',
  workedSentence: 'Your ₹1 is on its way back. Banks take up to a week.',
  sandboxSentence: 'The sandbox answered, so no money moved. With real keys, try it out again.',
  back: 'Back to Today',
} as const
