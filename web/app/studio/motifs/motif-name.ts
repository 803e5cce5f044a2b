// chunk: designing
import type { MotifNames } from '@tohfa/contract/studio/motifs'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import type { NameOfMotif } from '@tohfa/print-engine/scene/describe-scene'
import type { MotifName } from '@tohfa/print-engine/scene/motif-name'
import { labelOf } from '#platform/i18n/label-of.ts'

/** What a motif is called in the language of the page. */
export const nameOfMotif = ({ name, many }: MotifNames): MotifName => ({
  one: labelOf({ label: name.en, labelHi: name.hi }),
  many: labelOf({ label: many.en, labelHi: many.hi }),
})

/** The name as a label, which begins with a capital letter. */
export function labelOfMotif(names: MotifNames): string {
  const { one } = nameOfMotif(names)
  return one.charAt(0).toUpperCase() + one.slice(1)
}

/** The names of the motifs in a product's template. */
export const motifNamesOf =
  ({ motifNames }: Pick<ProductStudio, 'motifNames'>): NameOfMotif =>
  (id) => {
    const names = motifNames[id]
    return names && nameOfMotif(names)
  }
