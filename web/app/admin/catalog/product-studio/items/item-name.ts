import type { SceneItem } from '@tohfa/print-engine/scene/scene'
import { fieldsOfKind } from '#admin/catalog/product-studio/change-fields.ts'
import type { MotifIndex } from '#studio/motifs/motif-index.ts'
import { labelOfMotif } from '#studio/motifs/motif-name.ts'
import { labelOf } from '#platform/i18n/label-of.ts'
import { productStudioTexts as texts } from '#admin/catalog/product-studio/product-studio.texts.ts'
import type { StudioDraft } from '#admin/catalog/product-studio/studio-draft.ts'

/** The name of an item: its field, its text, or its kind. */
export function itemName(
  draft: StudioDraft,
  item: SceneItem,
  motifs: MotifIndex | undefined,
): string {
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
    case 'motif': {
      const entry = motifs?.get(item.motif)
      return entry ? texts.itemMotif(labelOfMotif(entry)) : texts.motif
    }
  }
}
