import type { BlankId } from '#scene/blanks.ts'
import type { KitBox } from './kit-box.ts'
import type { Place } from './kit-place.ts'
import type { Pixels } from './pixels.ts'

/** How the light of a photograph lies on a print, in percent (docs/studio.md 7.11). */
export type InkLight = { folds: number; light: number }

/**
 * A product's picture in several versions: without print, and with the printed area inked black and
 * white. A fourth has the product in its darkest colour (docs/studio.md 7.1, 7.2). All are `width`
 * by `height` pixels.
 */
export type Kit = Omit<Place, 'file'> & {
  blank: BlankId
  area: string
  width: number
  height: number
  /** Their addresses. The content of a name never changes; two of them are often the same file. */
  pictures: Record<KitPicture, string>
  box: KitBox
  /**
   * Of a photograph, whose black and white pictures are computed from it. It has the product's
   * colour already.
   */
  inkLight?: InkLight
}

export type KitPicture = 'none' | 'black' | 'white' | 'dark'

/** The same with the decoded pictures. */
export type KitPixels = Kit & { none: Pixels; black: Pixels; white: Pixels; dark: Pixels }
