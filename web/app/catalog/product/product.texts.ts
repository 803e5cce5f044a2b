import { attributeTexts } from '../attributes.texts.ts'

export const productTexts = {
  title: (product: string, store: string) => `${product} | ${store}`,
  gone: {
    title: 'Product not found',
    heading: 'This product is no longer available',
    sentence: 'It may have sold out for good. There is plenty more in the same spirit.',
    action: 'See all gifts',
    href: '/product-filter',
  },
  coming: 'Your gift is on its way',
  retry: 'Try again',
  home: 'Home',
  breadcrumb: 'You are here',
  pictures: 'Pictures',
  picture: (index: number, color: string) => `Picture ${index} in ${color}`,
  pictureOf: (title: string, color: string) => `${title} in ${color}`,
  openViewer: (title: string) => `Look closer at ${title}`,
  specialPrice: 'Special Price',
  reviews: (count: number) =>
    count === 0
      ? 'No reviews yet'
      : count === 1
        ? '1 review'
        : `${count.toLocaleString('en-IN')} reviews`,
  ownRating: '(the shop’s own rating)',
  color: 'Colour',
  size: 'Size',
  pack: 'Pack of',
  packOf: (pieces: number) => `${pieces} pieces`,
  outOfStock: 'Out of stock',
  onlyLeft: (count: number) => `Only ${count} left`,
  addToBag: 'ADD TO BAG',
  seeProof: 'See your proof',
  buyNow: 'BUY NOW',
  goToCart: 'GO TO CART',
  added: 'Added to your bag',
  alreadyInCart: 'It is in your bag already',
  madeToOrder: 'Printed to order in 1 to 3 working days.',
  delivery: 'Delivery',
  deliveryHint: 'Enter your PIN code to see when it can be with you.',
  pinCode: 'PIN code',
  check: 'Check',
  highlights: 'Highlights',
  details: 'Product Details',
  customerReviews: 'Customer Reviews',
  similar: 'Similar products',
  interesting: 'You might be interested in',
  attributes: {
    category: 'Category',
    ...attributeTexts,
    quantity: 'Packs of',
    brand: 'Made by',
  },
} as const
