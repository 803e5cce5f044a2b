import type { PaymentProblem } from '@tohfa/contract/backoffice/dashboard'
import type { Pile } from '@tohfa/contract/backoffice/work-piles'

const things = (one: string, many: string) => (number: number) => (number === 1 ? one : many)
const all = (words: string) => things(words, words)

/** The label below a pile's number. */
export const pileLabels: Record<Pile['pile'], (number: number) => string> = {
  confirm: things('cash order to confirm', 'cash orders to confirm'),
  print: all('to print'),
  press: all('being printed'),
  pack: all('to pack'),
  ship: all('to ship'),
  handover: all('for the courier to fetch'),
  endangered: all('in danger of being late'),
  held: things('print held', 'prints held'),
  failedPrints: all('without press files'),
  messages: things('message to answer', 'messages to answer'),
  returns: things('return to decide', 'returns to decide'),
  inspect: things('return to look at', 'returns to look at'),
  giveBack: things('return to pay or make again', 'returns to pay or make again'),
  failedRefunds: things('refund that failed', 'refunds that failed'),
  refundsToSend: things('refund to send by hand', 'refunds to send by hand'),
  refundsAwaited: things('refund waits for its buyer', 'refunds wait for their buyers'),
  unsettled: things('payment not paid out', 'payments not paid out'),
  unremitted: things('parcel whose cash did not arrive', 'parcels whose cash did not arrive'),
  cameBack: things('parcel that came back', 'parcels that came back'),
  jobs: things('failed job', 'failed jobs'),
  lowStock: all('low in stock'),
}

export const dashboardTexts = {
  title: 'Today',
  heading: 'Today',
  loading: 'Loading what waits',
  notRead: 'What waits could not be shown',
  orders: 'Orders',
  more: 'Also waiting',
  late: (things: number) => `${things} late`,
  dueToday: (things: number) => `${things} due today`,
  since: (moment: string) => `the oldest since ${moment}`,
  nothing: 'Nothing waits',
  nothingSentence: 'All that was ordered, written and sent back is seen to.',
  nothingElse: 'Nothing else waits.',
  takings: 'Taken',
  today: 'Today',
  lastDays: (days: number) => `Last ${days} days`,
  orderCount: (orders: number) => (orders === 1 ? '1 order' : `${orders} orders`),
  toNumbers: 'All numbers',
  failedRefunds: 'Money that did not go back',
  failedRefundsWhat:
    'The provider refused these refunds. Open the order to try again, or give it back by hand.',
  toSend: 'Money to send by hand',
  toSendWhat: 'Their buyers said where to. Open the order, send it, and note the number.',
  awaited: 'Money that waits for its buyer',
  awaitedWhat:
    'Their buyers were asked where to send it and have not answered. Open the order to ask again.',
  waitsSince: (day: string) => `since ${day}`,
  endangered: 'Promises in danger',
  endangeredWhat: 'These may arrive after the promised day. Their buyers were told.',
  promised: (day: string) => `promised for ${day}`,
  cameBack: 'Came back',
  cameBackWhat:
    'The courier brought these orders back. Send them again, open the order to give its money back, or say that it ends here.',
  cameBackUnpaid: 'nothing was paid',
  cameBackEnd: 'It ends here',
  cameBackEndOf: (number: string) => `It ends here: ${number}`,
  cameBackEnded: (number: string) => `${number} is seen to.`,
  lowStock: 'Low stock',
  lowStockCount: (variants: number, shown: number) => `The lowest ${shown} of ${variants}:`,
  left: (stock: number) => (stock === 0 ? 'None left' : `${stock} left`),
  payments: 'Payments to look at',
  viewOrder: 'View order',
  jobs: 'Failed jobs',
  jobCount: (jobs: number) => (jobs === 1 ? 'once' : `${jobs} times`),
  lastTime: (moment: string) => `the last time ${moment}`,
} as const

export const paymentProblemLabels: Record<PaymentProblem['kind'], string> = {
  flagged: 'Does not match its order',
  'refund-waiting': 'Refund waits for more than a day',
  'payment-failed': 'Payment refused',
}
