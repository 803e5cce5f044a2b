import type { OptionUse, ShopMake } from '@tohfa/contract/catalog/moving/moving-choices'
import type { ZipFault } from './read-zip.ts'

export const makeLabels: Record<ShopMake, string> = {
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
}

export const optionUseLabels: Record<OptionUse, string> = {
  color: 'A colour',
  size: 'A size',
  separate: 'A product of its own for each value',
}

export const zipFaults: Record<ZipFault, string> = {
  'no-zip': 'This is neither a picture nor a ZIP archive.',
  'too-many': 'This archive has too many files. Please make several of it.',
  locked: 'It has a password.',
  'too-large': 'This picture is larger than 10 MB.',
  broken: 'It is broken.',
}

export const movingInTexts = {
  title: 'Moving in',
  heading: 'Moving in from another shop',
  sentence:
    'Products, customers and past orders of the shop that you had, by its own exports. Each file is checked first, and nothing is written. The same file twice adds nothing.',
  make: 'The shop was made with',
  products: 'Products',
  productsSentence:
    'The CSV export of all products as it is. Pictures are never fetched from the web: give them as files or as a ZIP archive.',
  file: 'CSV export of the products',
  choose: 'Choose the file',
  checking: 'Checking…',
  tooLarge: 'The file is larger than 8 MB. Please export the products in two parts.',
  pictures: 'Pictures',
  choosePictures: 'Choose pictures or a ZIP archive',
  givingPictures: (done: number, all: number) => `Sending pictures: ${done} of ${all}`,
  picturesGiven: (pictures: number) =>
    pictures === 1 ? '1 picture is here.' : `${pictures} pictures are here.`,
  refusedPicture: (name: string, why: string) => `${name}: ${why}`,
  types: 'What the products are',
  typesSentence: 'Every product needs one of the types of this shop, and what its type tells.',
  typeOf: (name: string, products: number) =>
    products === 1 ? `${name}, 1 product` : `${name}, ${products} products`,
  noType: 'Without a type',
  productType: 'Type',
  category: 'Category',
  quantity: 'Packs, such as 100 500',
  chooseOne: 'Please choose',
  options: 'What the options are',
  optionOf: (name: string, values: string) => `${name}: ${values}`,
  more: 'More choices',
  discount: 'Discount where there is no old price, in percent',
  discountHint: 'The price is computed, so that a shopper pays what is in the file.',
  separatePrices: 'Make a product for each price where variants differ in theirs',
  leaveOut: 'Import the products without problems, and leave out the others',
  leaveOutRows: 'Import what is right, and leave out the rest',
  check: 'Check again',
  found: 'What the import will do',
  rows: 'Rows in the file',
  productsInFile: 'Products in the file',
  created: 'Products added',
  known: 'Imported before, unchanged',
  leftOut: 'Left out',
  show: 'Show what was read',
  line: (line: number) => `Line ${line}:`,
  start: 'Import now',
  nothingToDo: 'The file adds nothing.',
  done: (created: number, addresses: number) =>
    `Imported: ${created} products and ${addresses} old addresses.`,
  customers: 'Customers',
  customersSentence:
    'People are written down with name, e-mail and phone, without an account. Nobody gets a mail.',
  customersFile: 'CSV export of the customers',
  orders: 'Past orders',
  ordersSentence:
    'They are for reading only, on the page of their customer: never in the books, tax documents, reports or stock.',
  ordersFile: 'CSV export of the orders',
  people: 'People added',
  pastOrders: 'Orders added',
  historyDone: (people: number, orders: number) =>
    `Imported: ${people} people and ${orders} past orders.`,
  addresses: 'Old addresses',
  addressesSentence: 'An import of products sends their old addresses to their new pages.',
  toAddresses: 'See the old addresses',
} as const
