import { printStateLabels } from '@tohfa/contract/fulfilment/print/print.texts'
import type { UnreadyLine } from '@tohfa/contract/fulfilment/unready'
import type { Move, Stays } from './moves.ts'

type Words = {
  button: (orders: number) => string
  title: (orders: number) => string
  what: (orders: number) => string
  mails: (orders: number) => string
  agree: (orders: number) => string
  progress: (tried: number, all: number) => string
  done: (done: number, refused: number) => string
}

const orders = (count: number) => (count === 1 ? '1 order' : `${count} orders`)
const refusedToo = (refused: number) => (refused === 0 ? '' : ` ${orders(refused)} refused:`)

const print: Words = {
  button: (count) => `Start printing ${count}`,
  title: (count) => `Start printing ${orders(count)}?`,
  what: (count) =>
    count === 1
      ? 'From then on the customer can no longer cancel it. This cannot be taken back here.'
      : 'From then on the customers can no longer cancel them. This cannot be taken back here.',
  mails: () => 'No parcel is booked and no mail is sent.',
  agree: (count) => `Yes, start printing ${orders(count)}`,
  progress: (tried, all) => `Start printing: ${tried} of ${all}`,
  done: (count, refused) => `The printing of ${orders(count)} has begun.${refusedToo(refused)}`,
}
const printed: Words = {
  button: (count) => `Mark ${count} as printed`,
  title: (count) => `Mark ${orders(count)} as printed?`,
  what: (count) =>
    count === 1
      ? 'Its plain goods count as printed, and the customer can no longer cancel it.'
      : 'Their plain goods count as printed, and the customers can no longer cancel them.',
  mails: () =>
    'Prints of their own are marked in the print queue. No parcel is booked and no mail is sent.',
  agree: (count) => `Yes, mark ${orders(count)} as printed`,
  progress: (tried, all) => `Mark as printed: ${tried} of ${all}`,
  done: (count, refused) =>
    `The plain goods of ${orders(count)} are printed.${refusedToo(refused)}`,
}
const ship: Words = {
  button: (count) => `Move ${count} to ship`,
  title: (count) => `Ship ${orders(count)}?`,
  what: (count) =>
    count === 1
      ? 'A parcel is booked with the carrier. This cannot be taken back here.'
      : `${count} parcels are booked with the carrier. This cannot be taken back here.`,
  mails: (count) =>
    count === 1
      ? '1 mail is sent: the customer reads that it is on its way.'
      : `${count} mails are sent: each customer reads that theirs is on its way.`,
  agree: (count) => `Yes, ship ${orders(count)}`,
  progress: (tried, all) => `Booking parcels: ${tried} of ${all}`,
  done: (count, refused) =>
    `${count === 1 ? '1 order is' : `${count} orders are`} shipped.${refusedToo(refused)}`,
}
const out: Words = {
  button: (count) => `Move ${count} out for delivery`,
  title: (count) => `Move ${orders(count)} out for delivery?`,
  what: () => 'The carrier’s own scans say so as well. This cannot be taken back here.',
  mails: (count) =>
    count === 1
      ? '1 mail is sent: the customer reads that the parcel comes.'
      : `${count} mails are sent: each customer reads that the parcel comes.`,
  agree: (count) => `Yes, move ${orders(count)}`,
  progress: (tried, all) => `Move out for delivery: ${tried} of ${all}`,
  done: (count, refused) =>
    `${count === 1 ? '1 order is' : `${count} orders are`} out for delivery.${refusedToo(refused)}`,
}

const stay = (count: number) =>
  count === 1 ? '1 stays where it is' : `${count} stay where they are`
const stays: Record<Stays, (count: number) => string> = {
  over: (count) => `${stay(count)}, no longer waiting to be shipped:`,
  begun: (count) => `${stay(count)}, the printing has begun already:`,
  done: (count) => `${stay(count)}, printed already:`,
  ownPrints: (count) =>
    `${stay(count)}, all with prints of their own, which the print queue marks:`,
  notShipped: (count) => `${stay(count)}, not shipped or further already:`,
}

/** The texts before, during and after moving several orders. */
export const bulkTexts = {
  moves: { print, printed, ship, out } satisfies Record<Move, Words>,
  stays,
  unprinted: (count: number) =>
    count === 1
      ? '1 of them is not marked as printed; plain goods that are sent count as printed.'
      : `${count} of them are not marked as printed; plain goods that are sent count as printed.`,
  notReady: 'Not ready to be sent',
  unready: (count: number) =>
    count === 1
      ? '1 order stays: not all of it is printed and packed.'
      : `${count} orders stay: not all of them is printed and packed.`,
  unreadyStates: { ...printStateLabels, unpacked: 'Not in the box' } satisfies Record<
    UnreadyLine['state'],
    string
  >,
  onlyManagers: 'Only an owner or a manager can send it before that.',
  force: (count: number) =>
    count === 1 ? 'Send it all the same' : `Send these ${count} all the same`,
  forceReason: 'Why',
  forceHint: 'Kept in the history and in the audit log. The customer does not read it.',
  refuse: 'Cancel',
  refused: (number: string, sentence: string) => `${number}: ${sentence}`,
  whichDone: (count: number) => (count === 1 ? 'Which one is done' : `Which ${count} are done`),
  retry: (count: number) =>
    count === 1 ? 'Try the refused one again' : `Try the ${count} refused again`,
  hideReport: 'Hide this report',
}
