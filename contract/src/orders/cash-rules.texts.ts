/** Faults in the rules for cash, and why an order cannot be paid in cash. */
export const cashRuleTexts = {
  maxRefusals: 'A whole number from 0 to 100; empty for no limit',
  customised: 'Should be allow, advance or prepaid',
  advancePercent: 'A whole percentage from 1 to 100',
  tooManyPinCodes: (most: number) => `At most ${most} PIN codes`,
  cashNotThere: (pinCode: string) =>
    `We take no cash on delivery at the PIN code ${pinCode}. Please pay online`,
  cashRefusedBefore:
    'A parcel for you was not accepted at the door before, so this order cannot be paid in cash. Please pay online',
  cashPrepaid: 'Personalised goods are made for you alone, so please pay for them online',
  cashAnswered: 'This cash order does not wait for an answer any more',
  payNowTooLate: 'This order can no longer be paid online. Please pay the courier',
  payNowAdvance: 'An advance was paid for this order. Please pay the rest to the courier',
} as const
