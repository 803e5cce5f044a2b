import type { OrderEvent, OrderPayment, OrderRefund } from '@tohfa/contract/admin-orders'

export const adminOrdersTexts = {
  title: 'Orders',
  heading: 'Orders',
  tabs: 'Show orders by status',
  all: 'All',
  search: 'Search',
  searchLabel: 'Order number, phone or e-mail',
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
  confirmedOn: (date: string) => `Order Confirmed on ${date}`,
  select: (number: string) => `Select order ${number}`,
  selectAll: 'Select all orders of this page',
  selected: (orders: number) => (orders === 1 ? '1 order selected' : `${orders} orders selected`),
  elsewhere: (orders: number) =>
    orders === 1 ? '1 of them is not on this page' : `${orders} of them are not on this page`,
  shipSelected: (orders: number) => `Move ${orders} to ship`,
  shipped: (orders: number) =>
    orders === 1 ? '1 order is shipped.' : `${orders} orders are shipped.`,
  notShipped: (number: string, sentence: string) => `${number}: ${sentence}`,
  printSelected: 'Print packing slips',
  tooManySlips: (most: number) => `At most ${most} packing slips are printed at once`,
  clearSelection: 'Clear selection',
  open: (number: string) => `View order ${number}`,
  view: 'View',
  each: (price: string) => `${price} each`,
  none: 'No orders here',
  noneSentence: 'As soon as there is one in this state, it is listed here.',
  noneFound: 'No order found',
  noneFoundSentence:
    'An order is found by the beginning of its number, of its phone, or of the e-mail of the parcel or the account.',
  notRead: 'The orders could not be shown',
  pages: 'Pages of orders',
  previous: 'Previous page',
  next: 'Next page',
} as const

/** Asked before several orders are moved to ship. */
export const shipQuestionTexts = {
  title: (orders: number) => (orders === 1 ? 'Ship 1 order?' : `Ship ${orders} orders?`),
  what: (orders: number) =>
    orders === 1
      ? 'A parcel is booked with the carrier, and the customer gets a mail that it is on its way. This cannot be taken back here.'
      : `${orders} parcels are booked with the carrier, and each customer gets a mail that theirs is on its way. This cannot be taken back here.`,
  others: (orders: number) =>
    orders === 1
      ? '1 other selected order stays where it is.'
      : `${orders} other selected orders stay where they are.`,
  agree: (orders: number) => (orders === 1 ? 'Yes, ship 1 order' : `Yes, ship ${orders} orders`),
  refuse: 'Cancel',
} as const

export const adminOrderTexts = {
  title: (number: string) => `Order ${number}`,
  order: 'Order',
  loading: 'Loading the order',
  notRead: 'The order could not be shown',
  items: 'Items',
  shippingAddress: 'Shipping address',
  account: 'Account',
  payment: 'Payment',
  paymentMethod: 'Payment method',
  total: 'Total amount',
  amount: 'Amount',
  provider: 'Provider’s id',
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

export const refundStates: Record<OrderRefund['status'], string> = {
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

/** Who moved an order; `by` is the e-mail of a person. */
export const actors: Record<Status['actor'], (by: string | null) => string> = {
  customer: (by) => (by ? `by the customer, ${by}` : 'by the customer'),
  admin: (by) => (by ? `by ${by}` : 'by the staff'),
  carrier: () => 'by the carrier',
  payment: () => 'by the payment',
}

/** What became of the printing of a line; `by` is the e-mail of a person. */
export const printHappening = (
  title: string,
  state: string,
  by: string | null,
  reason: string | null,
) => `Printing of ${title}: ${state}${by ? `, by ${by}` : ''}${reason ? ` (${reason})` : ''}`

export const refundHappening = (amount: string, state: string) => `Refund of ${amount}: ${state}`
