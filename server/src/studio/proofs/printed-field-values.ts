import { isEmptyItem } from '@tohfa/print-engine/scene/shown-items'
import type { PrintedValue } from '@tohfa/print-engine/scene/personalisation'
import type { Scene, SceneItem } from '@tohfa/print-engine/scene/scene'
import type { TemplateField } from '@tohfa/print-engine/scene/template-fields'
import { photoValue } from '@tohfa/print-engine/scene/written-values'

/**
 * The filled-in values of a template's fields, as text next to the picture: words, the hex of a
 * colour, the label of a choice, that there is a photo. Fields without a value are left out.
 */
export function printedFieldValues(scene: Scene, fields: readonly TemplateField[]): PrintedValue[] {
  const items = scene.areas.flatMap((area) => area.items)
  return fields.flatMap((field) => {
    const value = valueOf(field, items)
    const { label, labelHi } = field
    return value?.value ? [{ label, ...(labelHi && { labelHi }), ...value }] : []
  })
}

function valueOf(
  field: TemplateField,
  items: readonly SceneItem[],
): Pick<PrintedValue, 'value' | 'valueHi'> | undefined {
  switch (field.kind) {
    case 'text': {
      const item = following(field.id, items).find(({ kind }) => kind === 'text')
      return item?.kind === 'text' && !isEmptyItem(item) ? { value: item.text } : undefined
    }
    case 'photo':
      return following(field.id, items).some((item) => !isEmptyItem(item)) ? photoValue : undefined
    case 'color': {
      const value = items.map((item) => colorBy(field.id, item)).find((color) => color)
      return value ? { value } : undefined
    }
    case 'choice': {
      const { label: value, labelHi } = chosen(field, items) ?? {}
      return value ? { value, ...(labelHi && { valueHi: labelHi }) } : undefined
    }
  }
}

const following = (field: string, items: readonly SceneItem[]) =>
  items.filter((item) => item.field === field)

function colorBy(field: string, item: SceneItem): string | undefined {
  if (item.kind === 'photo') return undefined
  if (item.colorField !== field && (item.field !== field || item.kind === 'text')) return undefined
  if (item.kind === 'text') return item.color
  return item.kind === 'motif' ? item.colors[0] : (item.fill ?? undefined)
}

/** The option whose items are shown, and no others of the field. */
function chosen({ choices = [] }: TemplateField, items: readonly SceneItem[]) {
  const shown = new Set(items.filter((item) => !item.hidden).map(({ id }) => id))
  const named = [...new Set(choices.flatMap(({ shows }) => shows))]
  return choices.find(({ shows }) => named.every((id) => shows.includes(id) === shown.has(id)))
}
