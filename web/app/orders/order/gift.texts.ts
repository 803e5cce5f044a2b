// chunk: orders
/** The texts of an order that is a gift. */
export const giftTexts = {
  heading: 'A gift',
  to: 'To',
  from: 'From',
  message: 'Message',
  wrapped: 'Wrapped as a gift',
  noWrap: 'Not wrapped',
  card: 'We print these words on a card. No price lies in the parcel.',
} as const
