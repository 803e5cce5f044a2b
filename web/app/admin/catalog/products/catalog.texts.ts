/** Besides these the catalogue uses the texts of the shop's listing, whose filters it shares. */
import { grouped } from '@tohfa/contract/shared/grouped'
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
      : `Legal details are missing from ${grouped(products)} products`,
  lackingHint: 'The law wants them told before somebody buys. Each product with what it lacks:',
  lackingMore: (products: number) => `${grouped(products)} more come here when these are done.`,
} as const
