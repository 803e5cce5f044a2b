import type { CustomerCash, CustomerSort } from '@tohfa/contract/backoffice/customer-states'
import type { draftStates } from '@tohfa/contract/orders/drafts/draft-states'

export const customersTexts = {
  title: 'Customers',
  heading: 'Customers',
  search: 'Name, e-mail, phone or order number',
  searchHint: 'The last four digits of a phone are enough.',
  sort: 'Sort by',
  loading: 'Loading the customers',
  notRead: 'The customers could not be shown',
  none: 'No customers yet',
  noneSentence: 'Whoever has an account, or was written down for a quote, is listed here.',
  noneFound: 'Nobody fits this search',
  noneFoundSentence: 'Try fewer letters, or the last four digits of the phone.',
  found: (people: number) => (people === 1 ? '1 person' : `${people} people`),
  noName: 'No name yet',
  noAccount: 'Without an account',
  orders: (orders: number) => (orders === 1 ? '1 order' : `${orders} orders`),
  paid: (sum: string) => `${sum} paid`,
  refunded: (sum: string) => `${sum} refunded`,
  last: (moment: string) => `Last order ${moment}`,
  never: 'Never ordered',
  pages: 'Pages of customers',
  previous: 'Previous page',
  next: 'Next page',
} as const

export const customerTexts = {
  all: 'All customers',
  loading: 'Loading this customer',
  notRead: 'This customer could not be shown',
  figures: 'In figures',
  orderCount: 'Orders',
  spent: 'Paid',
  refunded: 'Refunded',
  lastOrder: 'Last order',
  since: 'Known since',
  never: 'Never',
  call: (phone: string) => `Call ${phone}`,
  mail: (email: string) => `Write to ${email}`,
  cash: 'Take cash from this person',
  cashHint:
    'Off: cash orders of this account, and for its phones, are refused. Online still works.',
  cashAllowed: 'Cash is allowed again.',
  cashRefused: 'Cash is refused from now on.',
  note: 'Note',
  noteHint: 'Only the staff read it here. It is part of the data that a person can ask for.',
  save: 'Save the note',
  saved: 'The note is saved.',
  orders: 'Orders',
  noOrders: 'No orders yet.',
  latest: (shown: number, all: number) => `The latest ${shown} of ${all}`,
  formerOrders: 'From the old shop',
  formerSentence: 'For reading only: they are in no figure, paper or report of this shop.',
  quotes: 'Quotes',
  until: (day: string) => `until ${day}`,
  returns: 'Returns',
  messages: 'Messages',
  notSignedIn: 'Not signed in: nothing proves who wrote it',
} as const

export const sortLabels: Record<CustomerSort, string> = {
  recent: 'Last order',
  spent: 'Most paid',
  orders: 'Most orders',
  name: 'Name',
  newest: 'Newest account',
}

export const cashLabels: Record<CustomerCash, string> = {
  allowed: 'Cash allowed',
  refused: 'Cash refused',
}

export const draftStateLabels: Record<(typeof draftStates)[number], string> = {
  draft: 'Draft',
  sent: 'Sent',
  ordered: 'Ordered',
  declined: 'Declined',
  ended: 'Ended',
  expired: 'Expired',
}
