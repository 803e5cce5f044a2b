/** The page of a name list. */
import { grouped } from '@tohfa/contract/shared/grouped'
export const nameListTexts = {
  title: 'Many names at once',
  of: (product: string) => `Many names at once: ${product}`,
  toProduct: 'Back to the product',
  loading: 'Loading the list',
  notRead: 'This list could not be read just now.',
  retry: 'Try again',
  gone: {
    heading: 'This list is not here',
    sentence: 'It may have been deleted, or it belongs to another account.',
    action: 'Your name lists',
    href: '/account/lists',
  },
  pieces: (n: number) => (n === 1 ? '1 piece' : `${grouped(n)} pieces`),
  price: (each: string, print: string, total: string) =>
    `${each} each, ${print} for the print: ${total}`,
  priceOnly: (each: string, total: string) => `${each} each: ${total}`,
  saved: 'Saved',
  saving: 'Saving…',
  notSaved: (why: string) => `Not saved: ${why}`,
  changedElsewhere: 'The list was changed in another window. You see it as it is now.',

  names: 'The names',
  namesWhy:
    'Paste rows from a spreadsheet or a chat, one row for each piece: the name, and if you like the number, size, colour and quantity.',
  paste: 'Rows',
  pasteExample: 'Ananya\t7\tM\nகார்த்திக்\t12\tL',
  read: 'Read the rows',
  readAgain: 'Replace the rows',
  replaces: (n: number) =>
    n === 1 ? 'This replaces the row below.' : `This replaces the ${n} rows below.`,
  file: 'Send a file instead: CSV or Excel (XLSX), at most 2 MB',
  fileTooLarge: 'At most 2 MB. Please keep to the columns with names.',
  reading: 'Reading…',
  other: 'Paste again, or send a file',
  nothingPasted: 'Please paste at least one row',

  columns: 'What the columns hold',
  columnsWhy: 'We have guessed. Please look once, and change what is wrong.',
  column: (n: number) => `Column ${n}`,
  columnOf: (n: number, header: string) => `Column ${n}: ${header}`,
  leaveOut: 'Leave out',
  to: {
    color: 'Colour of the product',
    size: 'Size',
    quantity: 'Quantity',
    note: 'Note for yourself',
  },

  same: 'The same on all',
  sameWhy: 'What you fill in here is on every piece, unless a row says something else.',
  designed: 'These pieces follow the design that you made.',
  color: 'Colour',
  size: 'Size',
  noSize: 'Each row has its own',

  pieceRows: 'The pieces',
  show: 'Show',
  all: 'All',
  problems: 'To look at',
  noneToShow: 'Nothing to look at: every row is fine.',
  row: (n: number) => `Row ${n}`,
  fieldOf: (label: string, row: number) => `${label}, row ${row}`,
  quantity: 'Quantity',
  asList: (choice: string) => `${choice} (as the list)`,
  add: 'Add a row',
  remove: 'Remove',
  removeOf: (row: number, words: string) => `Remove row ${row}, ${words}`,
  see: 'See',
  seeOf: (row: number, words: string) => `See row ${row}, ${words}`,
  pictureOf: (row: number, words: string) => `Row ${row}: ${words}`,
  full: 'A list holds at most 500 rows.',
  pages: { label: 'Pages of rows', previous: 'Previous rows', next: 'Next rows' },

  look: 'Look and approve',
  lookWhy: 'We draw every piece as it will be printed. Nothing is printed before you approve.',
  nobody: 'Paste the names first.',
  stops: (n: number) =>
    n === 1 ? 'One thing must be put right first' : `${n} things must be put right first`,
  rowsNamed: (rows: string) => `Rows ${rows}`,
  rowNamed: (row: string) => `Row ${row}`,
  andMore: (n: number) => ` and ${n} more`,
  oneSize: {
    offer: (row: number) =>
      `Long words are printed smaller than the others. In one size, all rows are as small as row ${row}. You see them before you approve.`,
    on: 'Print all rows in one size',
    isOn: 'All rows have one size: that of the longest words.',
    off: 'Print each row as large as it fits',
  },
  draw: (n: number) => (n === 1 ? 'Draw 1 row' : `Draw ${n} rows`),
  drawing: (done: number, total: number) => `${done} of ${total} rows are drawn`,
  drawingWhy: 'You may leave this page. The list waits for you under Name lists.',
  changed: (n: number) =>
    n === 1
      ? 'One row is new or changed and must be drawn.'
      : `${n} rows are new or changed and must be drawn.`,
  sheet: (page: number, from: number, to: number) =>
    `Page ${page}: rows ${from} to ${to} as they will be printed`,
  sheets: 'All pieces',
  sheetPages: { label: 'Pages of pictures', previous: 'Previous pictures', next: 'Next pictures' },
  warnings: 'Please look at these, and tick each that you accept',
  approve: (n: number) =>
    n === 1 ? 'I approve this print' : `I approve these ${grouped(n)} prints`,
  approveWhy: 'Check the spelling of every name: what you approve is what we print.',
  tickFirst: 'Please tick each point, or change its rows.',
  approved: 'You have approved these prints.',
  putIntoCart: (n: number) =>
    n === 1 ? 'Put 1 piece into the cart' : `Put ${grouped(n)} pieces into the cart`,
  inCart: 'The list is in your cart, as you approved it.',
  seeCart: 'See your cart',

  chooseFirst:
    'Choose the product first: open a product that can be personalised, and press Many names at once.',
  shop: 'See the products',
  notCustomizable: 'This product is printed the same for everybody just now.',
} as const
