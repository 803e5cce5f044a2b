// chunk: designing
import { namedFields } from '@tohfa/contract/studio/followable'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import { apply } from '@tohfa/print-engine/edit/edit'
import { fillField } from '@tohfa/print-engine/edit/fill-field'
import { isBlank } from '@tohfa/print-engine/text/blank'
import { fieldProblem } from '@tohfa/print-engine/scene/field-problem'
import { type FilledTemplate, fillTemplate } from '@tohfa/print-engine/scene/fill-template'
import { readFieldValues } from '@tohfa/print-engine/scene/read-field-values'
import type { Scene } from '@tohfa/print-engine/scene/scene'
import type { FieldValues, TemplateField } from '@tohfa/print-engine/scene/template-fields'
import type { Draft } from './draft.ts'
import type { Photos } from './draft-photo.ts'

/** The part of a product's studio that decides what can be printed. */
export type Offer = Pick<ProductStudio, 'template' | 'fields' | 'fonts'> & {
  blank: Pick<ProductStudio['blank'], 'id' | 'areas'>
}
/** The part of a draft that is printed. */
export type Content = Pick<Draft, 'scene' | 'values'>

export const isFilled = (value: string | null | undefined) => value != null && !isBlank(value)

/** Whether any field has a value. */
export function hasValues(fields: readonly TemplateField[], values: FieldValues): boolean {
  return fields.some(({ id }) => isFilled(values[id]))
}

/** The values of existing fields. */
export function filledValues(fields: readonly TemplateField[], values: FieldValues): FieldValues {
  const known = fields.map(({ id }) => [id, values[id] ?? null] as const)
  return Object.fromEntries(known.filter(([, value]) => isFilled(value)))
}

/**
 * The scene of a draft whose items were moved freely; null while it is the filled template. A scene
 * that no longer suits the product's studio is null too: its values then fill in the template.
 */
export function freeScene(offer: Offer, scene: Scene | null): Scene | null {
  if (!scene || scene.blank !== offer.blank.id) return null
  const followed = readFieldValues(scene, offer.fields)
  const isOneLost = offer.fields.some(({ id, required }) => required && !(id in followed))
  return isOneLost || !isOffered(offer, scene) ? null : scene
}

/** Whether the studio has the areas, fields and fonts of a scene; the server checks them too. */
function isOffered({ blank, fields, fonts }: Offer, scene: Scene): boolean {
  const isKnown = ({ id, kinds }: ReturnType<typeof namedFields>[number]) =>
    id === undefined || fields.some((field) => field.id === id && kinds.includes(field.kind))
  return scene.areas.every(
    ({ id, items }) =>
      blank.areas.some((area) => area.id === id) &&
      items.every((item) => namedFields(item).every(isKnown)) &&
      items.every((item) => item.kind !== 'text' || fonts.some((font) => font.id === item.font)),
  )
}

/** The studio with only those fields that an item of the design follows. */
export function studioOf<Studio extends Offer>(studio: Studio, scene: Scene | null): Studio {
  const free = freeScene(studio, scene)
  if (!free) return studio
  const followed = readFieldValues(free, studio.fields)
  const fields = studio.fields.filter(({ id }) => id in followed)
  return fields.length === studio.fields.length ? studio : { ...studio, fields }
}

/** The printed scene. */
export function designOf(offer: Offer, { scene, values }: Content, photos: Photos): FilledTemplate {
  const { template, fields } = offer
  const photo = (named: string) => photos[named]
  const free = freeScene(offer, scene)
  if (!free) return fillTemplate(template, fields, filledValues(fields, values), { photo })
  const problems = fields.flatMap((field) => {
    const value = values[field.id] ?? null
    const problem = isFilled(value) ? fieldProblem(field, value, photo) : undefined
    return problem ? [[field.id, problem] as const] : []
  })
  return { scene: free, problems: Object.fromEntries(problems) }
}

/** The last displayed scene of some values. */
const lastShown = new WeakMap<FieldValues, { of: readonly unknown[]; shown: Scene }>()

/**
 * The displayed scene, including texts that are too long, which their fields report. It is the same
 * one for the same content, since it is drawn before it is rendered.
 */
export function shownDesign(offer: Offer, content: Content, photos: Photos): Scene {
  const of = [offer, content.scene, photos]
  const last = lastShown.get(content.values)
  if (last && of.every((part, at) => part === last.of[at])) return last.shown
  const shown = shownIn(offer, content, photos)
  lastShown.set(content.values, { of, shown })
  return shown
}

function shownIn(offer: Offer, { scene, values }: Content, photos: Photos): Scene {
  const { template, fields } = offer
  const photo = (named: string) => photos[named]
  const lenient = fields.map((field) => ({ ...field, max: undefined }))
  const shown = shownValues(fields, values)
  if (!freeScene(offer, scene)) return fillTemplate(template, lenient, shown, { photo }).scene
  const design = designOf(offer, { scene, values }, photos)
  return fields
    .filter(({ id, required }) => design.problems[id] || (required && !isFilled(values[id])))
    .reduce((one, { id }) => {
      const { edit } = fillField(one, lenient, id, shown[id] ?? null, { photo })
      return apply(one, edit)[0]
    }, design.scene)
}

/**
 * The displayed values: the samples of all fields until one has a value, then the samples of
 * required fields only (docs/studio.md 12.2).
 */
function shownValues(fields: readonly TemplateField[], values: FieldValues): FieldValues {
  const isBegun = hasValues(fields, values)
  return Object.fromEntries(
    fields.map(({ id, required, sample }) => {
      if (isFilled(values[id])) return [id, values[id] ?? null]
      return [id, required || !isBegun ? sample : null]
    }),
  )
}
