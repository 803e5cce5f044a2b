import type { OrderPile } from '@tohfa/contract/orders/piles'
import type { OrderPayment } from '@tohfa/contract/orders/admin-orders'
import type { OrderEvent } from '@tohfa/contract/orders/order-details'
import type { RedeliveryState } from '@tohfa/contract/fulfilment/redelivery-states'
import type { RefundStatus } from '@tohfa/contract/payments/refund-states'

export const adminOrdersTexts = {
  title: 'Orders',
  heading: 'Orders',
  tabs: 'Show orders by status',
  all: 'All',
  search: 'Search',
  searchLabel: 'Number, name, phone, city, product, parcel',
  searchedFor: (search: string) => `Orders for “${search}”`,
  clearSearch: 'Clear search',
  columns: {
    select: 'Select',
    order: 'Order',
    items: 'Items',
    customer: 'Customer',
    status: 'Status',
    total: 'Total',
  },
  pinIsIn: (state: string, written: string) => `PIN code in ${state}, not ${written}`,
  confirmedOn: (date: string) => `Order Confirmed on ${date}`,
  select: (number: string) => `Select order ${number}`,
  selectAll: 'Select all orders of this page',
  selected: (orders: number) => (orders === 1 ? '1 order selected' : `${orders} orders selected`),
  onThisPage: (orders: number) => `${orders} on this page`,
  labelsOfSelected: 'Labels as PDF',
  printSelected: 'Print packing slips',
  tooManySlips: (most: number) => `At most ${most} labels or slips are printed at once`,
  clearSelection: 'Clear selection',
  found: (orders: number) => (orders === 1 ? '1 order' : `${orders} orders`),
  selectMatching: (orders: number) =>
    orders === 1 ? 'Select the 1 that matches' : `Select all ${orders} that match`,
  selectFirst: (most: number) => `Select the first ${most} that match`,
  notAllSelected: 'Not all of them could be selected. Please try again.',
  gift: 'Gift',
  wantedOn: (day: string) => `Must arrive on ${day}`,
  due: (day: string) => `Due ${day}`,
  lateSince: (day: string) => `Late: was due ${day}`,
  inDanger: (why: string, day: string) => `${why}, promised for ${day}`,
  printing: { none: 'Not printed', started: 'Being printed', done: 'Printed' },
  open: (number: string) => `View order ${number}`,
  view: 'View',
  each: (price: string) => `${price} each`,
  none: 'No orders here',
  noneSentence: 'As soon as there is one in this state, it is listed here.',
  noneFound: 'No order found',
  noneFoundSentence:
    'An order is found by its number, a phone, an e-mail, a name, a city, a PIN code, a product or a parcel number. Does a filter leave it out?',
  notRead: 'The orders could not be shown',
  pages: 'Pages of orders',
  previous: 'Previous page',
  next: 'Next page',
} as const

/** Whether an order of the list is paid. */
export const paidTexts = {
  online: 'Paid online',
  byHand: (how: string) => `Paid: ${how}`,
  atTheDoor: 'Cash on delivery',
  collected: 'Cash collected',
  givenBack: 'Refunded',
  notPaid: 'Not paid',
  nothingDue: 'Nothing to pay',
} as const

export const filterTexts = {
  heading: 'Filter and sort',
  headingSet: (filters: number) =>
    filters === 1 ? 'Filter and sort (1 filter)' : `Filter and sort (${filters} filters)`,
  from: 'From',
  to: 'To',
  payment: 'Payment',
  printing: 'Printing',
  late: 'Due day',
  sort: 'Sort',
  pile: 'What is next',
  piles: {
    confirm: 'Cash to confirm',
    print: 'To print',
    press: 'Being printed',
    pack: 'To pack',
    ship: 'To ship',
    handover: 'For the courier to fetch',
  } satisfies Record<OrderPile, string>,
  limit: 'Orders a page',
  any: 'Any',
  isLate: 'Late',
  isNotLate: 'Not late',
  promise: 'Promised day',
  isEndangered: 'In danger of being late',
  newest: 'Newest first',
  oldest: 'Oldest first',
  clear: 'Clear filters',
} as const

export const noteTexts = {
  heading: 'Notes of the staff',
  hint: 'Never shown to the customer.',
  none: 'Nobody has written one.',
  label: 'New note',
  add: 'Add note',
  added: 'The note is added.',
  by: (email: string, at: string) => `${email}, ${at}`,
} as const

export const adminOrderTexts = {
  title: (number: string) => `Order ${number}`,
  order: 'Order',
  loading: 'Loading the order',
  notRead: 'The order could not be shown',
  items: 'Items',
  checkList: 'Check-off list on A4',
  shippingAddress: 'Shipping address',
  stateDisagrees: (pinCode: string, state: string) =>
    `PIN code ${pinCode} is in ${state}, the address names another state. The tax is that of ${state}: ask the buyer before you send it.`,
  account: 'Account',
  payment: 'Payment',
  paymentMethod: 'Payment method',
  total: 'Total amount',
  amount: 'Amount',
  provider: 'Provider’s id',
  reference: 'Reference',
  refundId: 'Refund’s id',
  through: 'Paid through',
  state: 'State',
  reason: 'Reason',
  refund: 'Refund',
  noPayment: 'No payment is known for this order.',
  cashDue: 'The courier collects it at the door.',
  cashCollected: 'Collected by the courier.',
  cashVoid: 'Nothing is due.',
  parcel: 'Parcel',
  noParcel: 'Booked when the order is moved to ship.',
  waybill: 'Parcel number',
  bookedAt: 'Booked',
  lastScan: 'Last scan',
  noScan: 'None yet',
  label: 'Label',
  openLabel: 'Open the label',
  fetchLabel: 'Fetch the label',
  carrierSaid: (remark: string) => `The carrier said: ${remark}`,
  history: 'History',
  packingSlip: 'Print packing slip',
  close: 'Close',
  moveTo: { shipped: 'Move to ship', 'out-for-delivery': 'Move to out for delivery' },
  moved: (number: string, status: string) => `Order ${number}: ${status}.`,
} as const

export const paymentStates: Record<OrderPayment['status'], string> = {
  captured: 'Paid',
  flagged: 'Flagged: does not match the order',
  refunded: 'Paid back',
}

export const refundStates: Record<RefundStatus, string> = {
  needs_details: 'Waits for where to send it',
  pending: 'Under way',
  processed: 'Done',
  failed: 'Refused by the provider',
}

export const parcelStates = {
  booking: 'Being booked',
  booked: 'Booked',
  failed: 'Not booked',
} as const

type Status = Extract<OrderEvent, { what: 'status' }>

/** The author of a move; `by` is the e-mail of a person. */
export const actors: Record<Status['actor'], (by: string | null) => string> = {
  customer: (by) => (by ? `by the customer, ${by}` : 'by the customer'),
  admin: (by) => (by ? `by ${by}` : 'by the staff'),
  carrier: () => 'by the carrier',
  payment: () => 'by the payment',
  system: () => 'by the shop itself',
}

/** A move to a state; `reason` is the reason for shipping although it was not ready. */
export const statusHappening = (status: string, by: string, reason: string | null) =>
  `${status}, ${by}${reason ? ` (though not ready: ${reason})` : ''}`

/** A move of a print job; `by` is the e-mail of a person. */
export const printHappening = (
  title: string,
  state: string,
  by: string | null,
  reason: string | null,
) => `Printing of ${title}: ${state}${by ? `, by ${by}` : ''}${reason ? ` (${reason})` : ''}`

/** A reprint; `spoilt` is 0 where it was marked as printed by mistake. */
export const reprintHappening = (
  title: string,
  spoilt: number,
  by: string | null,
  reason: string | null,
) =>
  spoilt === 0
    ? `Printing of ${title}: marked as printed by mistake${byWhom(by)}`
    : `Printing of ${title}: again, ${spoiltPieces(spoilt)}${byWhom(by)}${reason ? ` (${reason})` : ''}`

const byWhom = (by: string | null) => (by ? `, by ${by}` : '')
const spoiltPieces = (spoilt: number) =>
  spoilt === 1 ? '1 piece spoilt' : `${spoilt} pieces spoilt`

export const packedHappening = (by: string | null) => `All packed${by ? `, by ${by}` : ''}`

export const cancellationHappening = (pieces: number, by: string, reason: string) =>
  `${pieces} ${pieces === 1 ? 'piece' : 'pieces'} cancelled, ${by}: ${reason}`
/**
 * A change of an order; `before` is a summary of the old value, which is erased with the account.
 */
export const changeHappening = {
  address: (by: string, before: string) =>
    `Address changed, ${by}${before ? ` (it was ${before})` : ''}`,
  words: (by: string, before: string, title: string | null) =>
    `Print of ${title ?? ''} changed, ${by}${before ? ` (it was ${before})` : ''}`,
  call_back: (by: string) => `Parcel called back, ${by}`,
  cash_confirmed: (by: string) => `Cash order confirmed, ${by}`,
  paid_instead: (by: string) => `Paid online instead of cash, ${by}`,
  gift: (by: string, before: string) =>
    `Words of the gift corrected, ${by}${before ? ` (they were ${before})` : ''}`,
  came_back: (by: string) => `What came back is seen to, ${by}`,
  eway_bill: (by: string, before: string) =>
    `Number of the e-way bill noted, ${by}${before ? ` (it was ${before})` : ''}`,
} satisfies Record<
  Extract<OrderEvent, { what: 'change' }>['changed'],
  (by: string, before: string, title: string | null) => string
>
/** The result of a redelivery request; the day in its stored format, the note by the buyer. */
export const redeliveryHappening = (day: string, state: string, by: string, note: string | null) =>
  `New try on ${day}, ${by}: ${state}${note ? ` (${note})` : ''}`
export const redeliveryStates: Record<RedeliveryState, string> = {
  waiting: 'the carrier is yet to be told',
  told: 'the carrier comes then',
  next_round: 'the carrier takes no day and comes on its next round',
  refused: 'the carrier does not come again',
  dropped: 'no longer needed',
}
export const returnHappening = (number: string, state: string, by: string, note: string | null) =>
  `Return ${number}: ${state}, ${by}${note ? ` (${note})` : ''}`
export const refundHappening = (amount: string, state: string) => `Refund of ${amount}: ${state}`
