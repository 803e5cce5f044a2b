export const feedTexts = {
  heading: 'Product feeds',
  sentence:
    'Enter these addresses in Google Merchant Center or in the catalogue manager of Meta. They list all products on sale with today’s prices and stock, and are read anew each time.',
  google: 'Google Merchant Center',
  meta: 'Facebook and Instagram',
} as const
