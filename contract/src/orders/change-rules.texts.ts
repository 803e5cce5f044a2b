import { returnWindowDays } from '#fulfilment/return-moves.ts'

/** Why an order can no longer be changed, and what is still possible. */
export const changeRuleTexts = {
  changePrinting:
    'Your gift is being printed, so the order can no longer be changed here. Please write to us at once: until the parcel leaves us we can still correct its address',
  changePacked:
    'Your parcel is being packed at this moment, so the order cannot be changed just now. Please try again in a minute, or write to us',
  changeOnItsWay:
    'Your parcel is on its way, so the order can no longer be changed here. Please write to us, and we will ask the courier',
  changeDelivered: `This order was delivered, so it can no longer be changed. Should something be damaged or wrong, ask for a return within ${returnWindowDays} days of its delivery`,
  cameBackPaid: 'What was paid for it is still here: give it back, or send it again',
  noGift: 'This order is no gift, so there are no words of a card to correct',
  cardPrinting: 'The card is being printed, so its words can no longer be corrected here',
  notOnItsWay: 'Only a parcel that is on its way can be called back',
  redeliveryNotFailed:
    'The carrier can be asked to try again only after it came and could not deliver',
  redeliveryAsked:
    'The carrier was asked to try again already. If that day does not suit you any more, write to us',
  redeliveryDay:
    'Please choose one of the days that are offered: from tomorrow, and at most six days after the first try',
  redeliveryTooLate:
    'The carrier takes a day for a new try only within six days after its first, and that time is over. Please write to us, and we will see what can be done',
  redeliveryTooOften:
    'The carrier came three times and does not try again: it brings the parcel back to us. Please write to us, and we will see what can be done',
  redeliveryLost:
    'The carrier cannot find this parcel just now, so it cannot try again. Please write to us, and we will put it right',
  redeliveryCalledBack:
    'This parcel is being brought back to us, so the carrier does not try again. Please write to us, and we will see what can be done',
  changeLineGone: 'This item of your order was cancelled, so nothing is printed on it',
  changeNotPrinted: 'This item was ordered without a print, so there are no words to change',
  printDearer: (now: string, before: string) =>
    `This print costs ${now} a piece, more than the ${before} that you ordered it for. Please keep to as many printed sides as you ordered, or cancel the order and order it anew`,
  printCheaper: (now: string, before: string) =>
    `This print costs ${now} a piece, less than the ${before} that you ordered it for. Please keep to as many printed sides as you ordered, or cancel the order and order it anew`,
} as const
