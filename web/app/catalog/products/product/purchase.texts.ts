/** What is said once a button was pressed; fetched with what it does. */
export const purchaseTexts = {
  added: 'Added to your cart',
  alreadyInCart: 'It is in your cart already',
} as const
