// chunk: staff
import type { BlankId } from '@tohfa/print-engine/scene/blanks'
import type { PrintState } from './print-moves.ts'

export const printStateLabels: Record<PrintState, string> = {
  queued: 'Waiting',
  rendering: 'Being rendered',
  ready: 'Ready',
  printing: 'Printing',
  printed: 'Printed',
  held: 'Held',
  failed: 'Failed',
}

export const blankLabels: Record<BlankId, string> = {
  tee: 'T-shirt',
  cap: 'Cap',
  mug: 'Mug',
  pillow: 'Pillow cover',
  mousepad: 'Mousepad',
  keychain: 'Key chain',
  frame: 'Photo frame',
  card: 'Business card',
  bracelet: 'Bracelet',
}

export const pressWords = {
  blanks: blankLabels,
  white: 'white ink',
  cmyk: 'CMYK',
  one: 'one ink',
  mirrored: 'mirrored',
  stock: (color: string) => `on ${color} stock`,
}
