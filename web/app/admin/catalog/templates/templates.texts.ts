/** The page where a shop begins with templates. */
export const templatesTexts = {
  title: 'Begin with templates',
  heading: 'Begin with our templates',
  sentence:
    'Choose what your shop begins with. Each comes with pictures, words and, where marked, a print that buyers fill in. All of it is yours to change.',
  ofSample:
    'This shop shows our sample. What you choose stays, with the prices and pictures that you gave it. The rest goes in one press.',
  loading: 'Loading the templates',
  notRead: 'The templates could not be shown',
  search: 'Find a template',
  none: 'No template has these words.',
  personalised: 'With the buyer’s words or photos',
  here: 'In your shop',
  pays: 'The buyer pays (₹)',
  paysOf: (title: string) => `The buyer pays (₹): ${title}`,
  chosen: (count: number) =>
    count === 0 ? 'Nothing chosen' : count === 1 ? '1 chosen' : `${count} chosen`,
  add: 'Add to my shop',
  end: 'Keep these, and end the sample',
  endAll: 'End the sample and begin empty',
  ask: 'End the sample?',
  goes: 'This goes for good:',
  products: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  named: (count: number) =>
    count === 1
      ? '1 of them is only taken out of the shop, because an order or cart names it'
      : `${count} of them are only taken out of the shop, because orders or carts name them`,
  people: (count: number) => (count === 1 ? '1 made-up person' : `${count} made-up people`),
  reviews: (count: number) => (count === 1 ? '1 made-up review' : `${count} made-up reviews`),
  banners: (count: number) => (count === 1 ? '1 banner' : `${count} banners`),
  collections: (count: number) =>
    count === 1
      ? '1 collection, if nothing is left in it'
      : `${count} collections, if nothing is left in them`,
  address: 'The sample’s address, phone, seller and tax reviews',
  stays: 'Orders, their documents and people with an account stay.',
  agree: 'Yes, end the sample',
  keep: 'Keep the sample',
  ended: 'The sample has ended. This shop is yours.',
  added: 'Added to your shop.',
} as const
