// chunk: staff
import { blankLabels } from '@tohfa/print-engine/mockup/blank-labels'
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

export const pressWords = {
  blanks: blankLabels,
  white: 'white ink',
  cmyk: 'CMYK',
  one: 'one ink',
  mirrored: 'mirrored',
  stock: (color: string) => `on ${color} stock`,
}
