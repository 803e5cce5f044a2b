import type { Scene, SceneItem } from './scene.ts'
import type { FieldValues, TemplateField } from './template-fields.ts'

/**
 * Reads the field values back from a design, the reverse of `fillTemplate` (docs/studio.md 12.7). A
 * field that no item of the design follows has no value.
 */
export function readFieldValues({ areas }: Scene, fields: readonly TemplateField[]): FieldValues {
  const items = areas.flatMap((area) => area.items)
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = readValue(field, items)
      return value === undefined ? [] : [[field.id, value]]
    }),
  )
}

function readValue(
  { id, kind, choices = [] }: TemplateField,
  items: readonly SceneItem[],
): string | null | undefined {
  if (kind === 'choice')
    return (
      choices.find(({ shows }) => isShown(items, shows)) ??
      choices.find(({ shows }) => shows.length === 0)
    )?.id
  for (const item of items) {
    if (kind === 'text' && item.kind === 'text' && item.field === id) return item.text || null
    if (kind === 'photo' && item.kind === 'photo' && item.field === id) return item.file
    if (kind === 'color' && item.kind !== 'photo' && follows(item, id)) return colorOf(item)
  }
  return undefined
}

const isShown = (items: readonly SceneItem[], shows: readonly string[]): boolean =>
  items.some((item) => shows.includes(item.id) && !item.hidden)

const follows = (item: Exclude<SceneItem, { kind: 'photo' }>, field: string): boolean =>
  item.colorField === field || item.field === field

function colorOf(item: Exclude<SceneItem, { kind: 'photo' }>): string | null {
  if (item.kind === 'text') return item.color
  return item.kind === 'motif' ? (item.colors[0] ?? null) : item.fill
}
