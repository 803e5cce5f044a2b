import { type FieldProblem, fieldProblem } from '#scene/field-problem.ts'
import { followField, type PhotosOfValues } from '#scene/fill-template.ts'
import type { Scene } from '#scene/scene.ts'
import type { TemplateField } from '#scene/template-fields.ts'
import { changeOf, type Edit, nothing } from './edit.ts'

/**
 * The edit that gives one field a value and leaves all others as they are (docs/studio.md 17.3). A
 * value with a fault changes nothing. Null empties words and photos; a colour stays.
 */
export function fillField(
  scene: Scene,
  fields: readonly TemplateField[],
  field: string,
  value: string | null,
  photos: PhotosOfValues,
): { edit: Edit; problem?: FieldProblem } {
  const known = fields.find(({ id }) => id === field)
  if (!known) return { edit: nothing, problem: { code: 'fieldUnknown' } }
  const problem = fieldProblem(known, value, photos.photo)
  if (problem) return { edit: nothing, problem }
  const of = scene.areas.flatMap((area): Edit[] => {
    const changes = area.items.flatMap((item) => {
      const to = changeOf(item, followField(item, known, value, photos))
      return to ? [{ id: item.id, to }] : []
    })
    if (changes.length === 0) return []
    return [
      {
        do: 'set',
        area: area.id,
        ids: changes.map(({ id }) => id),
        to: changes.map(({ to }) => to),
      },
    ]
  })
  return { edit: { do: 'all', of } }
}
