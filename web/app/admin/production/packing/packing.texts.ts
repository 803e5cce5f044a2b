export const packingTexts = {
  title: 'Packing slips',
  heading: 'Packing slips',
  slips: (slips: number) => (slips === 1 ? '1 slip, one a page' : `${slips} slips, one a page`),
  noPayment: 'Without the line about payment',
  loading: 'Loading the orders',
  none: 'No order is named',
  noneSentence: 'Choose the orders whose slips are to be printed.',
  toOrders: 'Go to the orders',
  notRead: (number: number) =>
    number === 1 ? 'One order could not be read.' : `${number} orders could not be read.`,
  leftOut: (orders: number) =>
    orders === 1
      ? 'One order was delivered, cancelled or returned: there is nothing to pack, so it has no slip.'
      : `${orders} orders were delivered, cancelled or returned: there is nothing to pack, so they have no slips.`,
  showAll: 'Show them all the same',
  over: (status: string) => `${status}: not to be sent`,
  order: 'Order',
  paid: 'Paid online. Collect nothing.',
  gift: 'A gift: its slip shows no price.',
  giftWrapped: 'A gift, to be wrapped: its slip shows no price.',
  pieces: (pieces: number) => (pieces === 1 ? '1 piece' : `${pieces} pieces`),
  collect: (amount: string) => `Collect ${amount} in cash.`,
} as const

/** Labels and slips of many orders as one PDF. */
export const paperTexts = {
  slips: 'Slips as PDF',
  labels: 'Labels as PDF',
  downloaded: (name: string) => `${name} is downloaded.`,
  notDownloaded: 'The PDF could not be fetched. Please try again.',
  over: (numbers: string) => `Left out, since they are over: ${numbers}.`,
  noLabel: (numbers: string) => `No label, as a page says: ${numbers}.`,
} as const
