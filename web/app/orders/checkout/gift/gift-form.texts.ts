/** The texts of the gift fields in the checkout. */
export const giftFormTexts = {
  why: 'We print your words on a card that lies in the parcel, and no price lies there. Our mails go to you alone.',
  to: 'To',
  toHint: (used: number, most: number) => `The name on the card. ${used} of ${most} letters`,
  from: 'From (optional)',
  fromHint: (used: number, most: number) => `Who it is from. ${used} of ${most} letters`,
  message: 'Message',
  messageHint: (used: number, most: number) => `${used} of ${most} letters`,
  wrapFor: (price: string) => `Wrap it as a gift, for ${price}`,
  wrapFree: 'Wrap it as a gift, free',
  cash: (sum: string) =>
    `The courier collects ${sum} in cash at the door, so whoever takes the gift in pays for it. Pay online if it is to be a surprise.`,
  preview: 'How the card looks',
  cardOf: (to: string, message: string) => `Card for ${to}: ${message}`,
  notDrawn: 'The card could not be drawn here. It is printed all the same.',
  missing: (letters: string) => `These letters cannot be printed: ${letters}`,
} as const
