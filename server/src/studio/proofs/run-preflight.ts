import { sheetGround } from '@tohfa/print-engine/scene/sheet-ground'
import type { Blank } from '@tohfa/print-engine/scene/blanks'
import type { Finding } from '@tohfa/print-engine/scene/finding'
import { preflight } from '@tohfa/print-engine/preflight/preflight'
import type { Scene, TextItem } from '@tohfa/print-engine/scene/scene'
import { shownItems } from '@tohfa/print-engine/scene/shown-items'
import type { TemplateField } from '@tohfa/print-engine/scene/template-fields'
import type { OwnPhoto } from '#studio/photos/photos.queries.ts'
import { measureTexts } from '#studio/outlines/shaping/shaper.ts'

/** Runs the preflight of a design (docs/studio.md section 6) for its owner. */
export async function runPreflight(
  scene: Scene,
  fields: readonly TemplateField[],
  about: { blank: Blank; photos: readonly OwnPhoto[]; color: string; userId: string },
): Promise<Finding[]> {
  const { blank, photos } = about
  const texts = scene.areas.flatMap((area) =>
    shownItems(area).flatMap((item) => (item.kind === 'text' ? item : [])),
  )
  const measured = await measureTexts(about.userId, texts)
  const known = new Map(texts.map((item, index) => [item, measured[index]]))
  return preflight(scene, fields, {
    blank,
    areas: blank.areas,
    text(item: TextItem) {
      const found = known.get(item)
      if (!found) throw new Error(`the text ${item.id} was not measured`)
      return found
    },
    photo: (sha256) => photos.find((one) => one.sha256 === sha256),
    productColor: sheetGround(blank.id, about.color, blank.areas),
  })
}
