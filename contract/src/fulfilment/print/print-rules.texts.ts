import { mostOrdersPrinted } from '#fulfilment/shipping-papers/named-ids.ts'
import { gangLimits, gapLimits } from './print-moves.ts'

/** Faults in values of printing calls. */
export const printRuleTexts = {
  printMove: 'The print cannot be moved there from where it is now',
  spoilt: 'Say how many of its pieces are spoilt',
  tooManyJobs: `At most ${gangLimits.jobs} designs go on sheets at once`,
  tooManyTickets: `At most ${gangLimits.jobs} tickets are printed at once`,
  tooManyPieces: `At most ${gangLimits.pieces} pieces go on sheets at once`,
  jobTwice: 'A design stands here twice',
  sheetUnknown: 'The sheet is A4, A3 or roll600',
  tooManyPrinted: `At most ${mostOrdersPrinted} orders are printed at once`,
  scanStep: 'Say whether it is printed or packed',
  scanLine: 'This is the code of a whole order. Please scan the ticket of what is printed',
  scanPlain: 'Nothing is printed on this. Scan it when it is packed',
  beingBooked: 'Its parcel is being booked at this moment. Please try again in a minute',
  packCancelled: (order: string) => `Order ${order} was cancelled or came back: do not send it`,
  packSent: (order: string) => `Order ${order} is on its way already`,
  packLeftOut: 'This was cancelled: leave it out of the box',
  packUnprinted: 'This is not marked as printed yet. Scan it under Printed first',
  gap: `The gap is ${gapLimits.least} to ${gapLimits.most} millimetres`,
  jobUnknown: 'A design of these is not there',
  jobNotRendered: (order: string, line: number) =>
    `The files of order ${order}, line ${line}, are not ready yet`,
  fitNot: (prints: string, sheet: string) => `These prints do not fit on ${sheet}: ${prints}`,
  doesNotFit: (order: string, line: number, size: string, sheet: string) =>
    `The print of order ${order}, line ${line}, is ${size} mm and does not fit on ${sheet}`,
} as const
