import type { PaymentProblem } from '@tohfa/contract/overview'

export const overviewTexts = {
  title: 'Overview',
  heading: 'Overview',
  loading: 'Loading the overview',
  notRead: 'The overview could not be shown',
  today: 'Today',
  lastDays: (days: number) => `Last ${days} days`,
  orders: (orders: number) => (orders === 1 ? '1 order' : `${orders} orders`),
  takings: 'Orders and takings by day',
  takingsNote: 'What was cancelled or came back is not counted in the takings.',
  chartSummary: (days: number, orders: string, takings: string, best: string) =>
    `Takings by day of the last ${days} days: ${orders}, ${takings} in all, most on ${best}.`,
  ofDay: (day: string, orders: string, takings: string) => `${day}: ${orders}, ${takings}`,
  asTable: 'The same as a table',
  columns: { day: 'Day', orders: 'Orders', takings: 'Takings' },
  toShip: 'Waiting to be shipped',
  toShipCount: (orders: number) =>
    orders === 1 ? '1 order waits.' : `${orders} orders wait. The oldest first:`,
  nothingToShip: 'Everything is on its way.',
  shipAll: 'Show all to ship',
  units: (units: number) => (units === 1 ? '1 item' : `${units} items`),
  printing: 'At the press',
  nothingToPrint: 'Nothing waits to be printed.',
  toPrint: (lines: number) => (lines === 1 ? '1 line to print' : `${lines} lines to print`),
  late: 'Late',
  held: 'Held',
  printFailed: 'Files not made',
  printQueue: 'Open the print queue',
  lowStock: 'Low stock',
  lowStockCount: (variants: number, shown: number) =>
    variants > shown ? `The lowest ${shown} of ${variants}:` : '',
  noLowStock: 'No tracked stock is low.',
  left: (stock: number) => (stock === 0 ? 'None left' : `${stock} left`),
  payments: 'Payments to look at',
  noPayments: 'All money is where it belongs.',
  viewOrder: 'View order',
  jobs: 'Failed jobs',
  noJobs: 'All jobs of the last week were done.',
  jobCount: (jobs: number) => (jobs === 1 ? 'once' : `${jobs} times`),
  lastTime: (moment: string) => `the last time ${moment}`,
  messages: 'Messages',
  openMessages: (messages: number) =>
    messages === 1 ? '1 message is not handled yet.' : `${messages} messages are not handled yet.`,
  noMessages: 'All messages are handled.',
  readMessages: 'Read messages',
} as const

export const paymentProblemLabels: Record<PaymentProblem['kind'], string> = {
  flagged: 'Does not match its order',
  'refund-failed': 'Refund refused by the provider',
  'refund-waiting': 'Refund waits for more than a day',
  'payment-failed': 'Payment refused',
}
