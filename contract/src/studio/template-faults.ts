import { type BlankArea, type BlankId, blanks } from '@tohfa/print-engine/scene/blanks'
import type { FontId } from '@tohfa/print-engine/fonts/fonts'
import { type Fault, itemFaults } from './item-faults.ts'
import type { Scene } from '@tohfa/print-engine/scene/scene'
import { studioRuleTexts } from '@tohfa/print-engine/scene/studio-rules.texts'
import type { TemplateField } from '@tohfa/print-engine/scene/template-fields'

type Template = {
  blank: BlankId
  areas?: readonly Pick<BlankArea, 'id'>[] | undefined
  template: Scene
  fields: readonly TemplateField[]
  fonts?: readonly FontId[] | undefined
}

/**
 * Mismatches of a template and its fields (docs/studio.md 10.3): another blank, areas that only one
 * of them has, items that follow no field or one of another kind, and fields without items.
 */
export function templateFaults({ blank, areas, template, fields, fonts }: Template): Fault[] {
  const printed = areas ?? blanks[blank].areas
  const drawn = new Set(template.areas.map(({ id }) => id))
  return [
    ...(template.blank === blank
      ? []
      : [{ path: ['template', 'blank'], message: studioRuleTexts.otherBlank }]),
    ...(areas ?? []).flatMap(({ id }, index) =>
      drawn.has(id) ? [] : [{ path: ['areas', index, 'id'], message: studioRuleTexts.areaLacking }],
    ),
    ...itemFaults(template, { areas: printed, fields, fonts }).map((fault) => ({
      ...fault,
      path: ['template', ...fault.path],
    })),
    ...fieldFaults(template, fields),
  ]
}

function fieldFaults(template: Scene, fields: readonly TemplateField[]): Fault[] {
  const items = template.areas.flatMap((area) => area.items)
  const known = new Set(items.map(({ id }) => id))
  const followed = new Set(
    items.flatMap((item) => [item.field, 'colorField' in item ? item.colorField : undefined]),
  )
  return fields.flatMap((field, at) =>
    (field.choices ? shownFaults(field.choices, known) : unusedFaults(followed.has(field.id))).map(
      ({ path, message }) => ({ path: ['fields', at, ...path], message }),
    ),
  )
}

function unusedFaults(isFollowed: boolean): Fault[] {
  return isFollowed ? [] : [{ path: ['id'], message: studioRuleTexts.fieldUnused }]
}

function shownFaults(
  choices: NonNullable<TemplateField['choices']>,
  known: ReadonlySet<string>,
): Fault[] {
  return choices.flatMap(({ shows }, choice) =>
    shows.flatMap((item, index) =>
      known.has(item)
        ? []
        : [{ path: ['choices', choice, 'shows', index], message: studioRuleTexts.itemUnknown }],
    ),
  )
}
