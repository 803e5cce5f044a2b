import type { Column } from './columns.ts'

export const workbenchTexts = {
  title: 'Bench',
  heading: 'Bench',
  steps: 'What is scanned',
  step: { printed: 'Printed', packed: 'Packed' },
  code: { printed: 'Ticket that is printed', packed: 'Ticket, line or order to pack' },
  hint: 'Scan it, or type its code, such as TF100123-1, and press Enter.',
  enter: 'Enter',
  loading: 'Loading the bench',
  notRead: 'The bench could not be shown',
  printed: (code: string) => `${code} is printed.`,
  printedBefore: (code: string) => `${code} was marked as printed before.`,
  inBox: (code: string) => `${code} lies in the box.`,
  inBoxBefore: (code: string) => `${code} lay in the box before.`,
  missing: (codes: string) => `Missing: ${codes}.`,
  packed: (number: string) => `Order ${number} is packed: all of it is there.`,
  packedBefore: (number: string) => `Order ${number} was packed before.`,
  opened: (number: string) => `All of order ${number} was taken out again.`,
  more: (shown: number, all: number) => `The first ${shown} of ${all} are shown.`,
} as const

export const boardTexts = {
  columns: {
    ready: 'Ready',
    printing: 'Printing',
    printed: 'Printed',
    held: 'Held',
  } satisfies Record<Column, string>,
  none: 'Nothing here',
  grip: (name: string) => `Move ${name}: drag it, or use the arrow keys`,
  preview: (title: string) => `What is printed on ${title}`,
  byMistake: 'Printed by mistake',
  moveOf: (move: string, name: string) => `${move}: ${name}`,
  moved: (name: string, column: string) => `${name}: ${column}.`,
  cannot: (name: string) => `${name} cannot be moved there.`,
  pieces: (pieces: number) => (pieces === 1 ? '1 piece' : `${pieces} pieces`),
  packs: (packs: number, pack: number) =>
    packs === 1 ? `1 pack of ${pack}` : `${packs} packs of ${pack}`,
  again: (pieces: number) =>
    pieces === 1 ? 'Print 1 of them again' : `Print ${pieces} of them again`,
  due: (day: string) => `Due ${day}`,
  late: 'Late',
} as const

export const boxTexts = {
  heading: 'To pack',
  none: 'Nothing to pack',
  noneSentence: 'Orders come here when all of their prints are printed.',
  box: (number: string) => `Box of order ${number}`,
  to: (who: string) => `To ${who}`,
  there: 'In the box',
  missing: 'Missing',
  state: (there: number, all: number) => `${there} of ${all} lines there`,
  all: 'All there: packed',
  lay: 'It is there',
  layOf: (code: string) => `It is there: ${code}`,
  open: 'Take all out again',
  openOf: (number: string) => `Take all out again: order ${number}`,
  slip: 'Slip',
  slipOf: (number: string) => `Slip of order ${number}`,
  notPrinted: 'Not printed yet',
  giftCard: 'Gift card',
  giftWrap: 'Wrap this as a gift',
  wrapped: 'It is wrapped',
  wrappedOf: (code: string) => `It is wrapped: ${code}`,
} as const
