/** Besides these the catalogue uses the texts of the shop's listing, whose filters it shares. */
export const catalogTexts = {
  title: 'Products',
  heading: 'Products',
  add: 'Add Product',
  loading: 'Loading products',
  notRead: 'The products could not be shown',
  none: 'No records found.',
  noneSentence: 'Try fewer filters, or another word for the same thing.',
  showAll: 'Show all products',
  lacking: (products: number) =>
    products === 1
      ? 'Legal details are missing from 1 product'
      : `Legal details are missing from ${products.toLocaleString('en-IN')} products`,
  lackingHint: 'The law wants them told before somebody buys. Each product with what it lacks:',
  lackingMore: (products: number) =>
    `${products.toLocaleString('en-IN')} more come here when these are done.`,
} as const
