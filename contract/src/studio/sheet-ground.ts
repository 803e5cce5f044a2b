import { colorSwatch } from '../colors.ts'
import type { BlankId } from './blanks.ts'

/** Coated white where it is printed, or paper, whatever colour the rest is. */
const whiteUnderPrint: readonly BlankId[] = ['mug', 'frame']

/** Whether the product's colour is seen wherever a sheet has no ink. */
export const showsColor = (blank: BlankId): boolean => !whiteUnderPrint.includes(blank)

/** The colour on which a sheet without a ground of its own lies (docs/studio.md 7.2), `#rrggbb`. */
export const sheetGround = (blank: BlankId, color: string): string =>
  showsColor(blank) ? colorSwatch(color) : '#ffffff'
