export const cartPromiseTexts = {
  pinCode: 'PIN code of the delivery',
  show: 'Show the date',
  change: 'Change PIN code',
  by: (date: string, pin: string) => `Arrives by ${date} at ${pin}`,
  latest: (date: string) => `At the latest on ${date}`,
} as const
