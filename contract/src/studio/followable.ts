import type { SceneItem } from '@tohfa/print-engine/scene/scene'
import type { TemplateField } from '@tohfa/print-engine/scene/template-fields'

type Kinds = readonly TemplateField['kind'][]

/** The kinds of fields that an item of each kind may follow. */
const followable: Record<SceneItem['kind'], Kinds> = {
  text: ['text', 'color', 'choice'],
  photo: ['photo', 'choice'],
  motif: ['color', 'choice'],
  shape: ['color', 'choice'],
}

/** The fields that an item names, by their keys, with the kinds that each of them may have. */
export const namedFields = (
  item: SceneItem,
): { key: 'field' | 'colorField'; id: string | undefined; kinds: Kinds }[] => [
  { key: 'field', id: item.field, kinds: followable[item.kind] },
  { key: 'colorField', id: item.kind === 'photo' ? undefined : item.colorField, kinds: ['color'] },
]
