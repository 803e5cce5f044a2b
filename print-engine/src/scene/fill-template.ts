import { cleanText } from '#text/clean-text.ts'
import { coverCrop, type PhotoPixels } from './cover-crop.ts'
import { type FieldProblem, fieldProblem } from './field-problem.ts'
import type { PhotoItem, Scene, SceneItem } from './scene.ts'
import type { FieldValues, TemplateField } from './template-fields.ts'

export type FilledTemplate = {
  scene: Scene
  /** The fault of a field by its id; the scene keeps the template's content there. */
  problems: Record<string, FieldProblem>
}

export type PhotosOfValues = {
  /** The photo of a value, by its id or its sha256; undefined when the person has no such photo. */
  photo: (named: string) => ({ sha256: string } & PhotoPixels) | undefined
  /** The part of a photo that is seen first; by default from the middle. */
  cropOf?: typeof coverCrop
}

/**
 * Fills values into a template (docs/studio.md 3.3), on the page and on the server. Texts and
 * photos without a value are empty; a colour or choice has its sample. A photo that is already in
 * its frame keeps its crop.
 */
export function fillTemplate(
  template: Scene,
  fields: readonly TemplateField[],
  values: Readonly<FieldValues>,
  photos: PhotosOfValues,
): FilledTemplate {
  const { photo } = photos
  const problems: FilledTemplate['problems'] = {}
  const known = new Map(fields.map((field) => [field.id, field]))
  for (const id of Object.keys(values)) if (!known.has(id)) problems[id] = { code: 'fieldUnknown' }
  const filled = fields.flatMap((field) => {
    const value = values[field.id] ?? unfilled(field)
    const problem = fieldProblem(field, value, photo)
    if (problem) problems[field.id] = problem
    return problem ? [] : [{ field, value }]
  })
  const fill = (item: SceneItem) =>
    filled.reduce((one, { field, value }) => followField(one, field, value, photos), item)
  const areas = template.areas.map((area) => ({ ...area, items: area.items.map(fill) }))
  return { scene: { ...template, areas }, problems }
}

/** The initial values on the page: the sample of each field. */
export function initialValues(fields: readonly TemplateField[]): FieldValues {
  return Object.fromEntries(fields.map(({ id, sample }) => [id, sample]))
}

/** A sample of a text or photo is never printed. */
const unfilled = ({ kind, sample }: TemplateField): string | null =>
  kind === 'text' || kind === 'photo' ? null : sample

/** The item with this value of the field. */
export function followField(
  item: SceneItem,
  field: TemplateField,
  value: string | null,
  { photo, cropOf = coverCrop }: PhotosOfValues,
): SceneItem {
  switch (field.kind) {
    case 'text':
      return item.kind === 'text' && item.field === field.id
        ? { ...item, text: cleanText(value ?? '') }
        : item
    case 'color':
      return value === null ? item : paint(item, field.id, value.toLowerCase())
    case 'choice':
      return show(item, field, value)
    case 'photo':
      return item.kind === 'photo' && item.field === field.id
        ? photoIn(item, value === null ? undefined : photo(value), cropOf)
        : item
  }
}

/** A text's own field may be a text field, so its colour field has a separate name. */
function paint(item: SceneItem, field: string, color: string): SceneItem {
  if (item.kind === 'photo') return item
  if (item.colorField !== field && item.field !== field) return item
  if (item.kind === 'text') return { ...item, color }
  if (item.kind === 'motif') return { ...item, colors: [color, ...item.colors.slice(1)] }
  return { ...item, fill: color }
}

/** Items that no choice of the field names stay as they are. */
function show(item: SceneItem, { choices = [] }: TemplateField, chosen: string | null): SceneItem {
  const naming = choices.filter(({ shows }) => shows.includes(item.id))
  if (naming.length === 0) return item
  return { ...item, hidden: !naming.some(({ id }) => id === chosen) }
}

/** Another photo stands upright. */
function photoIn(
  frame: PhotoItem,
  photo: ({ sha256: string } & PhotoPixels) | undefined,
  cropOf: typeof coverCrop,
): PhotoItem {
  if (photo && frame.file === photo.sha256) return frame
  const { quarter: _turned, ...upright } = frame
  return photo
    ? { ...upright, file: photo.sha256, crop: cropOf(photo, frame) }
    : { ...upright, file: null, crop: { x: 0, y: 0, width: 1, height: 1 } }
}
