import { printable } from '@tohfa/print-engine/text/printable'
import { text, textLines } from './fields.ts'

/** Text that stands on papers: a name, an address, what is sold. */
export const paperText = (...rules: Parameters<typeof text>) => text(...rules).check(printable)

/** The same of several lines. */
export const paperLines = (...rules: Parameters<typeof textLines>) =>
  textLines(...rules).check(printable)
