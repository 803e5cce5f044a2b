export const importExportTexts = {
  title: 'Import & export',
  heading: 'Import & export',
  orders: 'Orders as a file',
  ordersSentence:
    'A row for each line of an order, for accounts and spreadsheets. Without days it holds all orders.',
  from: 'From day',
  to: 'To day',
  status: 'Status',
  anyStatus: 'All statuses',
  products: 'Products as a file',
  productsSentence:
    'All products of the shop. What is changed in the file can be imported again on this page.',
  download: 'Download CSV',
  downloadOf: (what: string) => `Download CSV: ${what}`,
  downloaded: (name: string) => `${name} is downloaded.`,
  notDownloaded: 'The file could not be fetched. Please try again.',
  import: 'Import products',
  importSentence:
    'A row without an id adds a product; one with an id changes what differs. First the file is checked, and nothing is written.',
  columns: 'How the columns are written',
  columnNotes: [
    'Columns may be left out: what is not there stays as it is. An empty cell empties its field.',
    'Several colours, their pictures and their stocks are separated by vertical bars, in the same order.',
    'Several pictures of a colour, and several packs, are separated by spaces. Pictures are uploaded beforehand with a product.',
    'For a type with sizes the stock names each size with its number, such as S:3 M:0.',
    'A stock in the file replaces the present one, also what was sold since. Leave the column out when it is not meant.',
  ],
  file: 'CSV file',
  choose: 'Choose a file',
  chooseOther: 'Choose another file',
  tooLarge: 'The file is larger than 6 MB.',
  checking: 'Checking…',
  report: 'What the import will do',
  rows: (rows: number) => (rows === 1 ? '1 row' : `${rows} rows`),
  created: 'Products added',
  changed: 'Products changed',
  unchanged: 'Unchanged',
  stockChanged: 'Of these, stock set to the file’s figures',
  problems: (problems: number) =>
    problems === 1
      ? '1 thing must be mended in the file first:'
      : `${problems} things must be mended in the file first:`,
  more: (more: number) => `and ${more} more`,
  problemColumns: { line: 'Line', column: 'Column', what: 'What is wrong' },
  nothingToDo: 'The file changes nothing.',
  start: 'Import now',
  done: (created: number, changed: number) => `Imported: ${created} added, ${changed} changed.`,
} as const
