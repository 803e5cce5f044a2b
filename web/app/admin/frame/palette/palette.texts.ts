/** The command palette of staff. */
export const paletteTexts = {
  open: 'Find',
  title: 'Find an order, a customer, a product or a page',
  label: 'What are you looking for?',
  hint: 'TF1024, 43210, Meera, chai mug…',
  results: 'Results',
  orders: 'Orders',
  customers: 'Customers',
  products: 'Products',
  pages: 'Pages',
  searching: 'Searching…',
  none: 'Nothing has these letters. Try a number, a name, an e-mail, or the last four digits of a phone.',
  failed: 'The search did not answer. Pages are still found here.',
  tryAgain: 'Try again',
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  howTo: 'Arrow keys choose, Enter opens, Escape closes.',
} as const
