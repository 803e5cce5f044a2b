export const blankDeliveryTexts = {
  open: 'Book a delivery',
  title: 'Book a delivery of blanks',
  sentence:
    'Paste the rows from your spreadsheet, with the first row that names the columns, or choose a CSV file. The pieces are added to the stock.',
  reference: 'Supplier’s reference and date',
  referenceHint: 'Such as Mehta Ceramics 4711, 24 November. Each is booked once.',
  table: 'Blank, colour, size and pieces',
  tableHint: 'Leave the size empty where a blank has none.',
  file: 'Or a CSV file',
  choose: 'Choose a file',
  tooLarge: 'This file is too large. Please book the delivery in parts.',
  check: 'Check',
  rows: 'What would be added',
  pieces: (pieces: number) => `+${pieces}`,
  after: (stock: number) => `${stock} in stock then`,
  confirm: (pieces: number) => (pieces === 1 ? 'Book 1 piece' : `Book ${pieces} pieces`),
  booked: (pieces: number) =>
    pieces === 1 ? '1 piece is in the stock now.' : `${pieces} pieces are in the stock now.`,
  cancel: 'Cancel',
} as const
