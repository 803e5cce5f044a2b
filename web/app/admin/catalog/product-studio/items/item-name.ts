import type { SceneItem } from '@tohfa/print-engine/scene/scene'
import { fieldsOfKind } from '#admin/catalog/product-studio/change-fields.ts'
import { motifTexts } from '#admin/catalog/product-studio/motif.texts.ts'
import { labelOf } from '#platform/i18n/label-of.ts'
import { productStudioTexts as texts } from '#admin/catalog/product-studio/product-studio.texts.ts'
import type { StudioDraft } from '#admin/catalog/product-studio/studio-draft.ts'

/** What an item of the template is called: by its field, by its words, by what it is. */
export function itemName(draft: StudioDraft, item: SceneItem): string {
  const field = (kind: 'text' | 'photo') => {
    const followed = fieldsOfKind(draft, kind).find(({ id }) => id === item.field)
    return followed && labelOf(followed)
  }
  switch (item.kind) {
    case 'text':
      return texts.itemWords(field('text') ?? `“${item.text.replaceAll('\n', ' ')}”`)
    case 'photo':
      return texts.itemPhoto(field('photo') ?? '')
    case 'shape':
      return texts.shapes[item.shape]
    case 'motif':
      return texts.itemMotif(motifTexts[item.motif])
  }
}
