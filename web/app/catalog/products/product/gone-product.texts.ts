export const goneProductTexts = {
  title: 'Product not found',
  heading: 'This product is no longer available',
  sentence: 'It may have sold out for good. There is plenty more in the same spirit.',
  action: 'See all gifts',
  href: '/product-filter',
} as const
