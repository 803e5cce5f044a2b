import type { PrintMove, SheetId } from '@tohfa/contract/fulfilment/print/print-moves'

export const printQueueTexts = {
  title: 'Print queue',
  heading: 'Print queue',
  search: 'Order number',
  tabs: 'Show by state',
  all: 'All',
  filters: 'Narrow the queue',
  day: 'Due on',
  type: 'Product type',
  anyType: 'All types',
  dayZip: 'Download the day',
  dayZipHint: 'Files and tickets of all that is ready or being printed and due on that day.',
  refresh: 'Refresh',
  loading: 'Loading the queue',
  notRead: 'The queue could not be shown',
  searchedFor: (search: string) => `Found for “${search}”`,
  none: 'Nothing here',
  noneSentence: 'Personalised lines of orders come here as soon as they are ordered.',
  noneFound: 'Nothing found',
  noneFoundSentence: 'Please look at the order number again.',
  pages: 'Pages of the queue',
  previous: 'Previous page',
  next: 'Next page',
  found: (jobs: number) => (jobs === 1 ? '1 design' : `${jobs} designs`),
  selectMatching: (jobs: number) =>
    jobs === 1 ? 'Select the 1 that matches' : `Select all ${jobs} that match`,
  selectFirst: (most: number) => `Select the first ${most} that match`,
  notAllSelected: 'Not all of them could be selected. Please try again.',
  select: (name: string) => `Select ${name}`,
  line: (number: string, line: number) =>
    line === 0 ? `${number}, gift card` : `${number}, line ${line}`,
  row: (line: string, row: number) => `${line}, row ${row}`,
  preview: (title: string) => `What is printed on ${title}`,
  pieces: (pieces: number) => (pieces === 1 ? '1 piece' : `${pieces} pieces`),
  packs: (pieces: number, packs: number, pack: number) =>
    `${pieces} pieces (${packs === 1 ? '1 pack' : `${packs} packs`} of ${pack})`,
  again: (pieces: number) =>
    pieces === 1 ? 'Print 1 of them again' : `Print ${pieces} of them again`,
  due: (day: string) => `Due ${day}`,
  late: 'Late',
  orderIs: (status: string) => `Order: ${status}`,
  words: 'What stands on it',
  noWords: 'No words',
  waits: 'Its buyer has not confirmed this cash order yet: do not print it',
  heldFor: (reason: string) => `Held: ${reason}`,
  failed: 'The files could not be made. Try again, or hold it and write to the buyer.',
  files: 'Files',
  ticket: 'Ticket',
  checkList: 'Check-off list on A4',
  orderZip: 'Whole order',
  fileOf: (file: string, name: string) => `Download ${file} of ${name}`,
  downloaded: (name: string) => `${name} is downloaded.`,
  notDownloaded: 'The file could not be fetched. Please try again.',
  moveOf: (move: string, name: string) => `${move}: ${name}`,
  moved: (name: string, state: string) => `${name}: ${state}.`,
  selected: (jobs: number) => (jobs === 1 ? '1 design selected' : `${jobs} designs selected`),
  elsewhere: (jobs: number) =>
    jobs === 1 ? '1 of them is not on this page' : `${jobs} of them are not on this page`,
  clear: 'Clear selection',
  gang: 'Lay on sheets',
  tickets: 'Tickets as PDF',
  startAll: (jobs: number) => `Start printing ${jobs}`,
  printedAll: (jobs: number) => `Mark ${jobs} as printed`,
  movedAll: {
    printing: (jobs: number) =>
      jobs === 1 ? '1 design is being printed.' : `${jobs} designs are being printed.`,
    printed: (jobs: number) =>
      jobs === 1 ? '1 design is printed.' : `${jobs} designs are printed.`,
  },
} as const

export const printMoveLabels: Record<PrintMove, string> = {
  printing: 'Start printing',
  printed: 'Printed',
  held: 'Hold',
  ready: 'Back to ready',
  reprint: 'Misprint: print again',
}
export const tryAgain = 'Try again'
export const byMistake = 'Printed by mistake'

export const reprintTexts = {
  title: (name: string) => `Print ${name} again?`,
  what: 'It is ready again and its order waits for it. The spoilt blanks leave the stock.',
  spoilt: 'How many are spoilt',
  spoiltHint: (pieces: number) => `Of ${pieces} pieces; only these are printed again.`,
  spoiltRange: (pieces: number) => `From 1 to ${pieces}`,
  reason: 'What went wrong',
  hint: 'Kept in the history of the order. The customer does not read it.',
  agree: 'Print again',
  refuse: 'Cancel',
  done: (name: string) => `${name} is printed again.`,
  undone: (name: string) => `${name} is ready again.`,
  short: (name: string, blanks: number) =>
    `${name} is printed again, but the stock has ${blanks === 1 ? 'no blank left for 1 of its pieces' : `no blanks left for ${blanks} of its pieces`}. Get more before you print.`,
} as const

export const holdTexts = {
  title: (name: string) => `Hold ${name}?`,
  what: 'It is not printed until somebody lets it go on, and the buyer gets a mail with what you write here.',
  reason: 'Reason, for the buyer',
  hint: 'In their language, such as: The photo is too dark to print. May we brighten it?',
  agree: 'Hold and tell the buyer',
  refuse: 'Cancel',
} as const

export const gangTexts = {
  title: 'Lay on sheets',
  what: (jobs: number) =>
    jobs === 1
      ? 'One design, each place once for every piece, with cut marks and its number.'
      : `${jobs} designs, each place once for every piece, with cut marks and their numbers.`,
  sheet: 'Sheet',
  gap: 'Gap in millimetres',
  lay: 'Lay them',
  done: (sheets: number, pieces: number) =>
    `${pieces === 1 ? '1 piece' : `${pieces} pieces`} on ${sheets === 1 ? '1 sheet' : `${sheets} sheets`}.`,
  kind: (sheet: number, kind: string) => `Sheet ${sheet}: ${kind}`,
  tooLarge: (sheet: string) => `Too large, and on no sheet (${sheet}):`,
  size: (name: string, size: string) => `${name}, ${size} mm`,
  download: 'Download the PDF',
} as const

export const sheetLabels: Record<SheetId, string> = {
  A4: 'A4, 210 × 297 mm',
  A3: 'A3, 297 × 420 mm',
  roll600: 'Roll, 600 mm wide',
}
