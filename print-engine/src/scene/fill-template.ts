import { cleanText } from '#text/clean-text.ts'
import { coverCrop, type PhotoPixels } from './cover-crop.ts'
import { type FieldProblem, fieldProblem } from './field-problem.ts'
import type { Crop, PhotoItem, Scene, SceneItem } from './scene.ts'
import type { FieldValues, TemplateField } from './template-fields.ts'

export type FilledTemplate = {
  scene: Scene
  /** What is wrong, by the field's id; the scene is then as the template is there. */
  problems: Record<string, FieldProblem>
}

type Photos = {
  /** The photo that a value names, by its id or its sha256; undefined when the person has no such photo. */
  photo: (named: string) => ({ sha256: string } & PhotoPixels) | undefined
}

/**
 * Puts what somebody filled in into a template (docs/studio.md 3.3): the same function for the page and
 * for the server. Words and photos that are not in `values` are empty, a colour or choice is its sample.
 * A photo that is in its frame already stays as it was moved.
 */
export function fillTemplate(
  template: Scene,
  fields: readonly TemplateField[],
  values: Readonly<FieldValues>,
  { photo }: Photos,
): FilledTemplate {
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
    filled.reduce((one, { field, value }) => follow(one, field, value, photo), item)
  const areas = template.areas.map((area) => ({ ...area, items: area.items.map(fill) }))
  return { scene: { ...template, areas }, problems }
}

/** What the page fills in before anybody does: the sample of each field. */
export function initialValues(fields: readonly TemplateField[]): FieldValues {
  return Object.fromEntries(fields.map(({ id, sample }) => [id, sample]))
}

/** A sample of words or of a photo is never printed. */
const unfilled = ({ kind, sample }: TemplateField): string | null =>
  kind === 'text' || kind === 'photo' ? null : sample

/** The item as it is when this field has this value. */
function follow(
  item: SceneItem,
  field: TemplateField,
  value: string | null,
  photo: Photos['photo'],
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
        ? { ...item, ...photoIn(item, value === null ? undefined : photo(value)) }
        : item
  }
}

/** A text's own field may be one of words, so that its colour has a name of its own. */
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

function photoIn(
  frame: PhotoItem,
  photo: ({ sha256: string } & PhotoPixels) | undefined,
): { file: string | null; crop: Crop } {
  if (photo && frame.file === photo.sha256) return frame
  return photo
    ? { file: photo.sha256, crop: coverCrop(photo, frame) }
    : { file: null, crop: { x: 0, y: 0, width: 1, height: 1 } }
}
