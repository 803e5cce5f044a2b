import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import type { BlankArea } from '@tohfa/print-engine/scene/blanks'
import { describeItem, describeOne } from '@tohfa/print-engine/scene/describe-scene'
import { isEmptyItem } from '@tohfa/print-engine/scene/shown-items'
import type { SceneItem } from '@tohfa/print-engine/scene/scene'
import { describeTexts } from '@tohfa/print-engine/scene/studio.texts'
import { labelOf } from '#platform/i18n/label-of.ts'
import { motifNamesOf } from '#studio/motifs/motif-name.ts'
import { stageTexts as texts } from './stage.texts.ts'

type Fields = Pick<ProductStudio, 'fields'>
type Named = Pick<ProductStudio, 'fields' | 'motifNames'>

/** What is still missing in an empty item: the label of its field, else words or a photo. */
export function missingName({ fields }: Fields, { field, kind }: SceneItem): string {
  const found = fields.find(({ id }) => id === field)
  if (found) return labelOf(found)
  return kind === 'photo' ? texts.emptyPhoto : texts.emptyText
}

/** An item in words, such as “Mira” in red, top left. */
export const itemName = (studio: Named, item: SceneItem, sheet: BlankArea): string =>
  isEmptyItem(item)
    ? texts.empty(missingName(studio, item))
    : describeOne(item, sheet, describeTexts, motifNamesOf(studio))

/** An item and its exact place, such as “Mira” in red, 12 mm right of the middle. */
export const itemAtPlace = (studio: Named, item: SceneItem): string =>
  isEmptyItem(item)
    ? `${texts.empty(missingName(studio, item))}, ${placeInWords(item)}`
    : describeItem(item, describeTexts, placeInWords(item), motifNamesOf(studio))

function placeInWords({ x, y }: Pick<SceneItem, 'x' | 'y'>): string {
  const rounded = (length: number) => Math.round(Math.abs(length) * 10) / 10
  const [across, down] = [rounded(x), rounded(y)]
  if (across === 0 && down === 0) return texts.inMiddle
  return [
    across > 0 && (x > 0 ? texts.rightBy(across) : texts.leftBy(across)),
    down > 0 && (y > 0 ? texts.belowBy(down) : texts.aboveBy(down)),
  ]
    .filter(Boolean)
    .join(', ')
}
