import { printable } from '@tohfa/print-engine/text/printable'
import { text, textLines } from './fields.ts'

/** Text on papers: a name, an address, a product. */
export const paperText = (...rules: Parameters<typeof text>) => text(...rules).check(printable)

/** The same for several lines. */
export const paperLines = (...rules: Parameters<typeof textLines>) =>
  textLines(...rules).check(printable)
