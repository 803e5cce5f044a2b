import { colorSwatch } from '@tohfa/print-engine/scene/colors'
import type { AreaPhotograph } from '@tohfa/contract/studio/photographs'
import { type BlankArea, blanks } from '@tohfa/print-engine/scene/blanks'
import type { DesignRow } from '#studio/designs/designs.queries.ts'
import { renderSheet } from '#studio/press/render-sheet.ts'
import { type Sheet, sheetsOf, type SheetParts } from '#studio/press/sheet.ts'
import { mockUpPicture, otherHalf } from './mock-up-picture.ts'

/** The longer side of the print, in pixels: no mock-up shows more of it. */
const longerSide = 1_200
const mmOfInch = 25.4

export type SideOfDesign = Pick<DesignRow, 'scene' | 'color'> & {
  side: string
  /** Of its product, as is the category. */
  areas: readonly BlankArea[]
  category: string | undefined
  /** Of that side in that colour. */
  photograph?: AreaPhotograph | undefined
}

/** A side of a design on its product; the first where its product has that area no longer. */
export async function drawDesign(
  { scene, color, side, areas, category, photograph: ofSide }: SideOfDesign,
  parts: SheetParts,
  photographed?: Buffer,
): Promise<Buffer> {
  const blank = { ...blanks[scene.blank], areas }
  const own = { ...scene, areas: scene.areas.filter(({ id }) => id === side) }
  const [sheet] = [...sheetsOf(blank, own), ...sheetsOf(blank, scene)]
  if (!sheet) throw new Error('a design names no area of its product')
  const photograph = ofSide?.area === sheet.area.id ? ofSide : undefined
  const place = { blank: blank.id, category, areas, area: sheet.area, photograph }
  const half = otherHalf(place)
  const beside = half && sheetsOf(blank, scene).find(({ area }) => area.id === half.id)
  return mockUpPicture(
    await drawSheet(sheet, parts),
    { ...place, scene: sheet.scene, color: colorSwatch(color) },
    beside && (await drawSheet(beside, parts)),
    photograph && photographed,
  )
}

/** As fine as a mock-up shows it. */
function drawSheet(sheet: Sheet, parts: SheetParts): Promise<Buffer> {
  const { width, height, bleed } = sheet.area
  const dpi = (longerSide / (Math.max(width, height) + 2 * bleed)) * mmOfInch
  return renderSheet({ ...sheet, blank: { ...sheet.blank, dpi } }, parts)
}
