import type { Translation } from '../translation.ts'
import type { printStateLabels as english } from './print.texts.ts'

export const printStateLabels = {
  queued: 'बारी में',
  rendering: 'फ़ाइल बन रही है',
  ready: 'तैयार',
  printing: 'छप रहा है',
  printed: 'छप गया',
  held: 'रोका गया',
  failed: 'विफल',
} as const satisfies Translation<typeof english>
