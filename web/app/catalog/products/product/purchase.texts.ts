/** Messages after a press, loaded with its script. */
export const purchaseTexts = {
  added: 'Added to your cart',
  alreadyInCart: 'It is in your cart already',
} as const
