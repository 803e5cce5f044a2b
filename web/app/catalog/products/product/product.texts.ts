import { grouped } from '@tohfa/contract/shared/grouped'

export const productTexts = {
  title: (product: string, store: string) => `${product} | ${store}`,
  retry: 'Try again',
  pictures: 'Pictures',
  picture: (index: number, color: string) => `Picture ${index} in ${color}`,
  pictureOf: (title: string, color: string) => `${title} in ${color}`,
  sample: 'Sample',
  openViewer: (title: string) => `Look closer at ${title}`,
  specialPrice: 'Special Price',
  reviews: (count: number) =>
    count === 0 ? 'No reviews yet' : count === 1 ? '1 review' : `${grouped(count)} reviews`,
  ownRating: '(the shop’s own rating)',
  color: 'Colour',
  size: 'Size',
  pack: 'Pack of',
  packOf: (pieces: number) => `${pieces} pieces`,
  outOfStock: 'Out of stock',
  onlyLeft: (count: number) => `Only ${count} left`,
  onlyLeftToPrint: (count: number) => `Only ${count} left to print on`,
  addToBag: 'ADD TO BAG',
  seeProof: 'See your proof',
  buyNow: 'BUY NOW',
  goToCart: 'GO TO CART',
  madeToOrder: 'Printed to order. Your PIN code below shows the day it arrives.',
} as const
