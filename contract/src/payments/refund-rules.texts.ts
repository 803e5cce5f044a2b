import { returnWindowDays } from '#fulfilment/return-moves.ts'

/** Faults in values of a cancellation or a refund. */
export const refundRuleTexts = {
  refundAmount: 'Should be an amount in rupees, above 0',
  refundCredit: 'Should be gst or commercial',
  creditOfPieces:
    'What goes back for pieces lowers the tax: only an amount alone can be given without',
  creditTooEarly: 'Before it is sent there is no invoice: what goes back lowers its price',
  refundKind: 'The method is provider, upi or bank',
  refundStatus: 'The status is processed or pending',
  refundMethod: 'Please choose UPI or a bank account',
  upiInvalid: 'Should be a UPI ID like name@bank, which is no e-mail address',
  accountInvalid: 'An account number has 9 to 18 digits',
  accountDiffers: 'This is another number than the one above',
  ifscInvalid: 'An IFSC has 11 characters, the fifth a zero, like HDFC0001234',
  pieces: 'Should be a whole number, at least 1',
  tooManyLines: 'At most 50 lines at once',
  lineTwice: 'This line stands here twice',
  notInOrder: 'This is not in the order',
  rowsMissing: 'Please say which rows of the list',
  rowUnknown: 'Should be numbers of rows of this line, each once',
  rowsSum: (pieces: number) => `These rows come to ${pieces}`,
  piecesGone: (left: number) =>
    left === 0 ? 'No piece of this line is left' : `Only ${left} left of this line`,
  noCashBack: 'This order was paid in cash: please choose UPI or bank',
  nothingGoesBack: 'Nothing is left to give back',
  paidBack: 'All the money of this order went back, so it is not sent. Please cancel it',
  changeable: (minutes: number) =>
    minutes === 1
      ? 'Its buyer can still cancel it for a minute, so printing cannot begin yet'
      : `Its buyer can still cancel it for ${minutes} minutes, so printing cannot begin yet`,
  printingBegun: 'Its printing has begun already',
  notSentYet: (minutes: number) =>
    minutes === 1
      ? 'Its buyer can still cancel it for a minute, so it cannot be sent yet'
      : `Its buyer can still cancel it for ${minutes} minutes, so it cannot be sent yet`,
  cancelPrinting: `Your gift is being printed, so it can no longer be cancelled. Should it arrive damaged or wrong, tell us within ${returnWindowDays} days and we will put it right`,
  cancelPacked:
    'Your parcel is being packed at this moment, so it cannot be cancelled just now. Please try again in a minute, or write to us',
  cancelOnItsWay: `Your parcel is on its way, so the order can no longer be cancelled. Should something be wrong with it, tell us within ${returnWindowDays} days of its delivery, or write to us now`,
  cancelDelivered: `This order was delivered, so it can no longer be cancelled. Should something be damaged or wrong, ask for a return within ${returnWindowDays} days of its delivery`,
  cancelOver: 'This order was cancelled or came back already',
  cancelPiecesGone: 'What you want to cancel was cancelled already. Please look at the order again',
} as const
