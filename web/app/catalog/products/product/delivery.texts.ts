/** The results of the delivery check, loaded with its script. */
export const deliveryTexts = {
  deliveredBy: (date: string) => `Delivered by ${date}`,
  deliveredWithin: (date: string, latest: string) =>
    `Delivered by ${date}, ${latest} at the latest,`,
  to: (place: string) => `to ${place}`,
  cash: 'Cash on delivery available',
  noCash: 'Online payment only in this area',
  cashOff: 'Online payment only at the moment',
  note: (arrival: string, payment: string) => `${arrival}. ${payment}`,
} as const
