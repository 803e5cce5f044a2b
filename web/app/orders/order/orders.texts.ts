// chunk: orders
import type { OrderStatus, PaymentMethod } from '@tohfa/contract/orders/orders'

export const ordersTexts = {
  designs: 'My Designs',
  tabs: 'Show orders',
  all: 'All orders',
  'on-the-way': 'On the way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned: 'Returned',
  order: 'Order',
  placed: 'Placed on',
  goods: 'Goods',
  total: 'Total',
  boughtFor: 'Bought for',
  gstin: 'GSTIN',
  toOther: 'The parcel goes to somebody else',
  track: 'Track Order',
  trackOf: (number: string) => `Track Order ${number}`,
  review: 'Write a review',
  reviewOf: (title: string) => `Write a review of ${title}`,
  again: 'Order it again',
  againOf: (title: string) => `Order it again: ${title}, with the same print`,
  againDone: 'It is in your cart.',
  againOver: 'This print can no longer be ordered as it was. Please design it anew on its page.',
  toCart: 'Go to your cart',
  none: 'No orders yet',
  noneSentence: 'What you order is listed here, with where it is on its way.',
  noneOfTab: 'No orders here',
  noneOfTabSentence: 'None of your orders is in this state.',
  shop: 'Find a gift',
  tryAgain: 'Try again',
  notRead: 'Your orders could not be shown',
  pages: 'Pages of orders',
  previous: 'Previous page',
  next: 'Next page',
  loading: 'Loading..',
  waybill: 'Parcel number',
  status: 'Status',
  fromTheStore: 'From the store',
  placedSuccessfully: 'Order placed successfully',
} as const

export const paymentLabels: Record<PaymentMethod, string> = {
  online: 'Online',
  cash: 'Cash',
}

/** The timeline's words (docs/product.md 12.8), which differ from the statuses' in one. */
export const timelineLabels = {
  confirmed: 'Confirmed',
  shipped: 'Shipped',
  'out-for-delivery': 'Out for Delivery',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned: 'Return',
  failed: 'Failed',
} as const satisfies Record<OrderStatus, string>
