export const productDefaultsTexts = {
  title: 'Product defaults',
  heading: 'Product defaults',
  sentence:
    'What new products begin with: in the form, in the quick form, and in a file where a cell is empty. Products that are there stay as they are.',
  loading: 'Loading the defaults',
  notRead: 'The defaults could not be shown',
  for: 'For',
  allTypes: 'All types',
  differs: 'Differs by type; what you write here counts for all',
  weight: 'Weight of a piece (g)',
  weightHint: 'With its packing, such as 420. The courier reads the sum of a parcel',
  enterOwn: 'Enter our own name and address',
  save: 'Save the defaults',
  saved: 'The defaults are saved.',
  unsaved: 'Not saved yet',
  fillHeading: 'Products that are there',
  fillable: (products: number) =>
    products === 1 ? '1 product lacks some of it.' : `${products} products lack some of it.`,
  nothingToFill: 'No product lacks any of it.',
  fill: 'Fill where empty',
  fillTitle: 'Fill what these products lack?',
  fillSentence: (products: number) =>
    products === 1
      ? '1 product gets the saved defaults where it has nothing. What it has stays.'
      : `${products} products get the saved defaults where they have nothing. What they have stays.`,
  fillNow: 'Fill',
  notNow: 'Not now',
  filled: (products: number) =>
    products === 1 ? '1 product was filled.' : `${products} products were filled.`,
  byType: 'By type',
  change: 'Change',
  changeOf: (type: string) => `Change the defaults: ${type}`,
  nothing: 'None',
  country: 'Country',
  grams: (grams: number) => `${grams} g`,
  days: 'Days to make',
  taxClass: 'Tax class',
  toDays: 'Change days to make in Settings',
  toTax: 'Change tax classes at Tax & legal',
} as const
