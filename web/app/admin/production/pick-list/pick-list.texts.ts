export const pickListTexts = {
  title: 'Pick list',
  heading: 'Pick list',
  what: 'What to take from the shelves for confirmed orders that are not packed yet.',
  day: 'Due by',
  dayHint: 'Left empty: all that waits',
  print: 'Print',
  refresh: 'Refresh',
  loading: 'Loading the list',
  notRead: 'The list could not be shown',
  none: 'Nothing to pick',
  noneSentence: 'No confirmed order waits, or all of them are packed.',
  sum: (items: number, kinds: number) =>
    `${items === 1 ? '1 item' : `${items} items`} of ${kinds === 1 ? '1 kind' : `${kinds} kinds`}`,
  ofAll: 'All that waits',
  of: (day: string) => `Due by ${day}`,
  columns: { item: 'Item', choice: 'Choice', quantity: 'Quantity' },
  packOf: (cards: number) => `Packs of ${cards}`,
  personalised: 'To be printed on',
  gifts: (cards: number, wraps: number) =>
    `Gifts among them: ${cards}, each with a card. To be wrapped: ${wraps}.`,
} as const
