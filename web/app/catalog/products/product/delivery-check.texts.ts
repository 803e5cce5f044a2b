export const deliveryCheckTexts = {
  delivery: 'Delivery',
  deliveryHint: 'Enter your PIN code to see when it can be with you.',
  pinCode: 'PIN code',
  check: 'Check',
  offlineCheck: 'You are offline. Please check again once the connection is back.',
} as const
