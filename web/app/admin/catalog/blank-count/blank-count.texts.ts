export const blankCountTexts = {
  title: 'Count blanks',
  heading: 'Count blanks',
  sentence:
    'Count all pieces on the shelf, also those that are sold and not printed yet. Leave a field empty where you did not count.',
  loading: 'Loading the blanks',
  notRead: 'The blanks could not be shown',
  none: 'No blanks to count',
  noneSentence: 'Blanks whose stock is counted appear here.',
  kept: (stock: number) => `Kept: ${stock}`,
  shelf: (pieces: number, stock: number, waiting: number) =>
    `${pieces} on the shelf: ${stock} to sell, ${waiting} sold and not printed`,
  short: (pieces: number) =>
    pieces === 1
      ? '1 piece too few for the sold ones'
      : `${pieces} pieces too few for the sold ones`,
  counted: 'Counted',
  countOf: (name: string) => `Counted of ${name}`,
  found: (pieces: number) => `${pieces} found`,
  lost: (pieces: number) => `${pieces} lost`,
  same: 'As kept',
  whole: 'A whole number, please',
  confirm: (rows: number) => (rows === 1 ? 'Book 1 difference' : `Book ${rows} differences`),
  nothing: 'Nothing differs so far',
  booked: 'The count is booked.',
  before: 'Earlier counts and deliveries',
  delivered: (pieces: number) => (pieces === 1 ? '1 delivered' : `${pieces} delivered`),
  changed: (seen: number, counted: number) => `${seen} kept, ${counted} counted`,
} as const
