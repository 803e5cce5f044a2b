/** What is said once a button was pressed; fetched with what it does. */
export const purchaseTexts = {
  added: 'Added to your bag',
  alreadyInCart: 'It is in your bag already',
} as const
