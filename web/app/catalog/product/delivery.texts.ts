/** What the delivery check answers, beside it when it is asked. */
export const deliveryTexts = {
  delivery: 'Delivery',
  deliveryHint: 'Enter your PIN code to see when it can be with you.',
  pinCode: 'PIN code',
  check: 'Check',
  offlineCheck: 'You are offline. Please check again once the connection is back.',
  deliveredBy: (date: string) => `Delivered by ${date}`,
  to: (place: string) => `to ${place}`,
  cash: 'Cash on delivery available',
  noCash: 'Online payment only in this area',
  cashOff: 'Online payment only at the moment',
  note: (arrival: string, payment: string) => `${arrival}. ${payment}`,
} as const
