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
