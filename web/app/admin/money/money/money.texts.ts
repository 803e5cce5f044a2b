import type { MoneyFigureName } from '@tohfa/contract/tax/money-figures'
import type { RemittanceReason, SettlementReason } from '@tohfa/contract/payments/settled-kinds'

export const moneyTexts = {
  title: 'Money',
  heading: 'Money',
  sentence:
    'Where the money of the orders of a month is. Sold less given back is settled, collected, fees and open.',
  month: 'Month',
  soFar: (month: string) => `${month}, so far`,
  loading: 'Loading the figures',
  notRead: 'The figures could not be shown',
  none: 'No orders',
  noneSentence: 'Nothing was sold in this month.',
  figures: 'Figures of the month',
  ordersOf: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
  more: (count: number) => `and ${count} more`,
  unknown: 'Of no order',
  unknownSentence: 'Paid out in this month, and of no order of the shop.',
  entries: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  books: 'Vouchers for Tally (XML)',
  takeSettlement: 'Settlement report of the payment provider (CSV)',
  takeRemittance: 'List of cash from the courier (CSV)',
  tooLarge: 'The file is larger than 2 MB.',
  matched: (count: number) => (count === 1 ? '1 entry matches' : `${count} entries match`),
  settlement: (id: string, amount: string, fees: string, tax: string) =>
    `${id}: ${amount} paid out, ${fees} of fees and ${tax} of tax on them`,
  remittance: (reference: string, amount: string) => `${reference}: ${amount} paid out`,
  difference: (what: string, reason: string, expected: string, amount: string) =>
    `${what}: ${reason} (expected ${expected}, reported ${amount})`,
  allRight: 'Everything matches.',
  payouts: 'Payouts of the payment provider',
  payoutsSentence: 'The shop asks for them each night.',
  payoutsNotRead: 'The payouts could not be shown',
  noPayouts: 'Nothing was paid out in this month yet.',
  fetchNow: 'Fetch now',
  fetched: (settlements: number, days: number) =>
    settlements === 0
      ? `Nothing new in the last ${days} days.`
      : settlements === 1
        ? '1 new payout.'
        : `${settlements} new payouts.`,
  payout: (id: string, utr: string, fees: string, tax: string) =>
    `${id}, UTR ${utr}, fees ${fees}, tax on them ${tax}`,
  takeOver: 'Take over the later report',
  takeOverOf: (id: string) => `Take over the later report of ${id}`,
  takenOver: (id: string) => `${id} is as in the later report.`,
} as const

export const figureTexts: Record<MoneyFigureName, { label: string; sentence: string }> = {
  sold: { label: 'Sold', sentence: 'Paid, or still due in cash' },
  givenBack: { label: 'Given back', sentence: 'Refunds that did not fail' },
  collected: { label: 'Collected by hand', sentence: 'Cash and transfers, less refunds by hand' },
  settled: { label: 'Settled', sentence: 'Paid out by the payment provider' },
  fees: { label: 'Fees', sentence: 'Of the payment provider, with tax' },
  open: { label: 'Open', sentence: 'Still to come; below zero, still to go' },
}

export const reasonTexts: Record<SettlementReason | RemittanceReason, string> = {
  unknown: 'the shop does not know it',
  unknown_refund: 'a refund that the shop did not make',
  settled_before: 'paid out before',
  amount: 'another amount',
  sums: 'the sum does not add up',
  changed: 'a later report has another payout',
  added: 'only a later report has it',
  not_cash: 'not an order in cash',
  not_collected: 'not delivered yet',
  remitted_before: 'paid out before',
}
