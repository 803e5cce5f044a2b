import { type Blank, blanks } from '@tohfa/print-engine/scene/blanks'
import { cleanText } from '@tohfa/print-engine/text/clean-text'
import type { Finding } from '@tohfa/print-engine/scene/finding'
import type { PrintedValue } from '@tohfa/print-engine/scene/personalisation'
import { areasInUse } from '@tohfa/contract/studio/print-price'
import type { Scene, SceneItem } from '@tohfa/print-engine/scene/scene'
import type { NewDesign } from '#studio/designs/designs.queries.ts'
import type { PhotosNamed } from '#studio/designs/fill-in.ts'
import { engineOf, proofHash } from '#studio/press/proof-hash.ts'
import type { StudioRow } from '#studio/templates/product-studio.queries.ts'
import { areasOf } from '#studio/templates/product-studio.shape.ts'
import { refuseOtherScene } from '#studio/designs/scene-of.ts'
import { photosIn, withoutMissing } from '#studio/designs/scene-photos.ts'
import { runPreflight } from './run-preflight.ts'
import { printedFieldValues } from './printed-field-values.ts'

/** A proof to draw, and the answer to its request. */
export type ProofRequest = {
  proof: { hash: string; engine: string; blank: Blank; scene: Scene }
  request: {
    productId: string
    color: string
    size: string | null
    areasInUse: number
    fieldValues: PrintedValue[]
    preflight: Finding[]
  }
}

/** A design as a proof; 400 with `fields` when it no longer fits the studio. */
export async function proofRequestOf(
  design: NewDesign,
  studio: StudioRow,
  photosNamed: PhotosNamed,
): Promise<ProofRequest> {
  const { productId, color, size, userId } = design
  const scene = withCleanTexts(design.scene)
  refuseOtherScene(scene, studio)
  const blank = { ...blanks[studio.blank], areas: areasOf(studio) }
  const files = photosIn(scene)
  const photos = files.length > 0 ? await photosNamed(files) : []
  // Without a photo it is another print.
  const drawn = withoutMissing(scene, new Set(photos.map(({ sha256 }) => sha256)))
  return {
    proof: {
      hash: proofHash(blank, drawn),
      engine: engineOf(blank, drawn),
      blank,
      scene: drawn,
    },
    request: {
      productId,
      color,
      size,
      areasInUse: areasInUse(drawn),
      fieldValues: printedFieldValues(drawn, studio.fields),
      preflight: await runPreflight(scene, studio.fields, { blank, photos, color, userId }),
    },
  }
}

/** Designs that were stored before this rule may have spaces at the ends of their words. */
function withCleanTexts(scene: Scene): Scene {
  const clean = (item: SceneItem) =>
    item.kind === 'text' ? { ...item, text: cleanText(item.text) } : item
  return { ...scene, areas: scene.areas.map((area) => ({ ...area, items: area.items.map(clean) })) }
}
