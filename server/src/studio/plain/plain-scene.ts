import { createHash } from 'node:crypto'
import { colorSwatch } from '@tohfa/print-engine/scene/colors'
import { blanks } from '@tohfa/print-engine/scene/blanks'
import { photographFor } from '@tohfa/print-engine/mockup/photograph'
import { fillTemplate } from '@tohfa/print-engine/scene/fill-template'
import { shownPhotograph } from '#studio/photographs/shown-photograph.ts'
import { kitsOf, kitTag } from '#studio/shares/mock-up-picture.ts'
import { sidesOf } from '#studio/shares/sides-of.ts'
import type { PlainPicture, PlainShown, PlainStudio } from './plain-pictures.queries.ts'

/** Increases whenever the same product without words is drawn differently. */
const edition = 1

/**
 * A product as it is sold without a proof: its template without words and photos. The key is
 * computed from everything that determines the picture, so that the picture of a key never changes.
 */
export function plainPictureOf(studio: PlainStudio, color: string): PlainPicture {
  const shown = plainSide(studio, color)
  const { areas, category, scene, side, photograph: ofSide } = shown
  const kits = areas.map((area) => {
    const photograph = area.id === side ? ofSide : undefined
    return kitTag({ blank: scene.blank, category, areas, area, photograph })
  })
  const named = JSON.stringify([edition, shown, colorSwatch(color).toLowerCase(), kits])
  return { key: `plain-${createHash('sha256').update(named).digest('hex').slice(0, 32)}`, shown }
}

function plainSide(
  { blank, areas: own, template, fields, category, photographs }: PlainStudio,
  color: string,
): PlainShown {
  const areas = own ?? blanks[blank].areas
  const { scene } = fillTemplate(template, fields, {}, { photo: () => undefined })
  const shows = (side: string): boolean => {
    const area = areas.find(({ id }) => id === side)
    const photograph = photographFor(photographs, side, color)
    return area !== undefined && area.id in kitsOf({ blank, category, areas, area, photograph })
  }
  const side = sidesOf(scene).find(shows)
  if (side !== undefined) {
    const photograph = photographFor(photographs.map(shownPhotograph), side, color)
    return { scene, color, side, areas, category, photograph }
  }
  // An area that no picture shows: the product's own picture is used.
  const [first] = blanks[blank].areas
  if (!first) throw new Error(`${blank} has no area`)
  const bare = { ...scene, areas: [{ id: first.id, background: null, items: [] }] }
  return { scene: bare, color, side: first.id, areas: [first], category }
}
