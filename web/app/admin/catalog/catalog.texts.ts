/** Beside these the catalogue says the words of the shop's listing, whose filters it shares. */
export const catalogTexts = {
  title: 'Products',
  heading: 'Products',
  add: 'Add Product',
  loading: 'Loading products',
  notRead: 'The products could not be shown',
  none: 'No records found.',
  noneSentence: 'Try fewer filters, or another word for the same thing.',
  showAll: 'Show all products',
} as const
