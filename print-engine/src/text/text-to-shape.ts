import type { Ink } from '#blanks/blank-row.ts'
import type { TextItem } from '#scene/scene.ts'

/** What of a text item decides its outline, and the inks of its blank: emoji have several. */
export type TextToShape = Pick<
  TextItem,
  'text' | 'font' | 'size' | 'align' | 'width' | 'leading' | 'track' | 'bend'
> & { ink?: Ink | undefined }

/** These of an item, in the order in which its JSON is a key for its outline. */
export function toShape(item: TextToShape): TextToShape {
  const { text, font, size, align, width, leading, track, bend, ink } = item
  return { text, font, size, align, width, leading, track, bend, ink }
}
