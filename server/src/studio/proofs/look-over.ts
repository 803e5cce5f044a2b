import { sheetGround } from '@tohfa/contract/studio/sheet-ground'
import type { Blank } from '@tohfa/contract/studio/blanks'
import type { Finding } from '@tohfa/contract/studio/finding'
import { preflight } from '@tohfa/contract/studio/preflight'
import type { Scene, TextItem } from '@tohfa/contract/studio/scene'
import { type ShapedText, shapeText } from '@tohfa/contract/studio/shape-text'
import type { TemplateField } from '@tohfa/contract/studio/template-fields'
import type { OwnPhoto } from '../photos.queries.ts'
import { loadStudioFaces } from '../studio-faces.ts'

/** What stands against the print of a design (docs/studio.md section 6), each text shaped once. */
export async function lookOver(
  scene: Scene,
  fields: readonly TemplateField[],
  about: { blank: Blank; photos: readonly OwnPhoto[]; color: string },
): Promise<Finding[]> {
  const faces = await loadStudioFaces()
  const shaped = new Map<TextItem, ShapedText>()
  const { blank, photos } = about
  return preflight(scene, fields, {
    blank,
    areas: blank.areas,
    text(item) {
      const known = shaped.get(item) ?? shapeText(item, faces)
      shaped.set(item, known)
      return known
    },
    photo: (sha256) => photos.find((one) => one.sha256 === sha256),
    productColor: sheetGround(blank.id, about.color, blank.areas),
  })
}
