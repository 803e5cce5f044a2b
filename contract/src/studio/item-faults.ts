import { ruleTexts } from '#i18n/rules.texts.ts'
import type { FontId } from '@tohfa/print-engine/fonts/fonts'
import { graphemes } from '@tohfa/print-engine/text/graphemes'
import type { Scene, SceneItem, TextItem } from '@tohfa/print-engine/scene/scene'
import { studioRuleTexts } from '@tohfa/print-engine/scene/studio-rules.texts'
import type { TemplateField } from '@tohfa/print-engine/scene/template-fields'
import { namedFields } from './followable.ts'

/** The fault and its path; `maximum` is the maximum number of letters. */
export type Fault = { path: (string | number)[]; message: string; maximum?: number }

/** The constraints on the items of a scene. */
type ItemRules = {
  areas: readonly { id: string }[]
  fields: readonly TemplateField[]
  /** The available fonts; all of them by default. */
  fonts?: readonly FontId[] | undefined
}

/**
 * Faults of a scene against a product's areas, fields and fonts, by their path in the scene
 * (docs/studio.md 11.2).
 */
export function itemFaults(scene: Scene, rules: ItemRules): Fault[] {
  const areas = new Set(rules.areas.map(({ id }) => id))
  const fields = new Map(rules.fields.map((field) => [field.id, field]))
  return scene.areas.flatMap((area, at) => [
    ...(areas.has(area.id)
      ? []
      : [{ path: ['areas', at, 'id'], message: studioRuleTexts.areaUnknown }]),
    ...area.items.flatMap((item, index) =>
      faultsOf(item, fields, rules.fonts).map(({ key, ...fault }) => ({
        path: ['areas', at, 'items', index, key],
        ...fault,
      })),
    ),
  ])
}

type KeyFault = { key: string; message: string; maximum?: number }
type Fields = ReadonlyMap<string, TemplateField>

function faultsOf(item: SceneItem, fields: Fields, fonts: ItemRules['fonts']): KeyFault[] {
  return [
    ...namedFields(item).flatMap(({ key, id, kinds }) => followFaults(key, id, kinds, fields)),
    ...(item.kind === 'text' ? textFaults(item, fields, fonts) : []),
  ]
}

function followFaults(
  key: string,
  id: string | undefined,
  kinds: readonly TemplateField['kind'][],
  fields: Fields,
): KeyFault[] {
  if (id === undefined) return []
  const field = fields.get(id)
  if (!field) return [{ key, message: studioRuleTexts.fieldUnknown }]
  return kinds.includes(field.kind) ? [] : [{ key, message: studioRuleTexts.fieldOtherKind }]
}

function textFaults(item: TextItem, fields: Fields, fonts: ItemRules['fonts']): KeyFault[] {
  const field = item.field === undefined ? undefined : fields.get(item.field)
  const maximum = field?.kind === 'text' ? field.max : undefined
  return [
    ...(fonts && !fonts.includes(item.font)
      ? [{ key: 'font', message: studioRuleTexts.fontNotOffered }]
      : []),
    ...(maximum !== undefined && graphemes(item.text).length > maximum
      ? [{ key: 'text', message: ruleTexts.tooLong(maximum), maximum }]
      : []),
  ]
}
