import type { ProductStudio } from '@tohfa/contract/studio/product-studio'

/** What a picture of the stage needs of a studio: a product has one, and so does a template in work. */
export type StageStudio = Pick<ProductStudio, 'motifs' | 'fields' | 'motifNames'> & {
  blank: Pick<ProductStudio['blank'], 'id' | 'ink' | 'areas'>
}
