/** The texts of a cash order that waits for its buyer's confirmation. */
export const cashQuestionTexts = {
  heading: 'Do you want this order?',
  until: (moment: string) =>
    `We begin to make it once you confirm it. Without an answer it is cancelled on ${moment}.`,
  yes: 'Yes, I want it',
  yesOf: (order: string) => `Yes, I want it: ${order}`,
  no: 'No, cancel it',
  noOf: (order: string) => `No, cancel it: ${order}`,
  payInstead: 'Pay now instead',
  payInsteadOf: (order: string) => `Pay now instead: ${order}`,
  confirmed: 'You confirmed this order. You pay when it is at your door.',
  declined: 'You did not want this order, so it was cancelled.',
  expired: 'This order was not confirmed in time, so it was cancelled.',
} as const
