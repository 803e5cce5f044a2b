import { checkInk } from './check-ink.ts'
import { checkPhoto } from './check-photo.ts'
import { checkPlace } from './check-place.ts'
import { checkText } from './check-text.ts'
import { type Finding, finding, type Placed, type PreflightParts } from '#scene/finding.ts'
import { boxInArea, centred } from '#scene/item-box.ts'
import type { Scene, SceneArea, SceneItem } from '#scene/scene.ts'
import { isEmptyItem, shownItems } from '#scene/shown-items.ts'
import type { TemplateField } from '#scene/template-fields.ts'

export type { Finding, PreflightParts } from '#scene/finding.ts'

/**
 * The findings of a design before printing (docs/studio.md section 6): the same on a page during
 * designing and on the server. An empty list means that it prints as it looks.
 */
export function preflight(
  scene: Scene,
  fields: readonly TemplateField[],
  parts: PreflightParts,
): Finding[] {
  const sheets = scene.areas.flatMap((one) => {
    const area = parts.areas.find(({ id }) => id === one.id)
    return area ? [{ area, scene: one, placed: placedItems(one, parts) }] : []
  })
  const found = sheets.flatMap((sheet) =>
    sheet.placed.flatMap((one) => [
      ...checkText(one, sheet, parts),
      ...checkPhoto(one, sheet, parts),
      ...checkPlace(one, sheet, parts),
      ...checkInk(one, sheet, parts),
    ]),
  )
  const nothing = sheets.every(({ placed }) => placed.length === 0)
  const [first] = scene.areas
  return [
    ...(nothing && first ? [finding('empty_design', first.id)] : []),
    ...fields.flatMap((field) => emptyField(scene, field)),
    ...scene.areas.flatMap(photosWithout),
    ...found,
  ]
}

/** The printed items, each with its box. */
function placedItems(area: SceneArea, parts: PreflightParts): Placed[] {
  return shownItems(area).map((item) => ({ item, box: boxInArea(item, ownBox(item, parts)) }))
}

function ownBox(item: SceneItem, parts: PreflightParts) {
  return item.kind === 'text' ? parts.text(item).box : centred(item.width, item.height)
}

/** A required text or photo field whose visible items are all empty. */
function emptyField(scene: Scene, { id, label, labelHi, required }: TemplateField): Finding[] {
  if (!required) return []
  const following = scene.areas.flatMap((area) =>
    area.items
      .filter(({ field, hidden }) => field === id && !hidden)
      .map((item) => ({ area: area.id, item })),
  )
  const [first] = following
  if (!first || !following.every(({ item }) => isEmptyItem(item))) return []
  return [finding('required_field_empty', first.area, first.item.id, [label, labelHi ?? label])]
}

/** A frame without field and photo; with a field, the check of fields covers it. */
function photosWithout({ id, items }: SceneArea): Finding[] {
  return items.flatMap((item) =>
    item.kind === 'photo' && item.file === null && !item.hidden && item.field === undefined
      ? [finding('photo_missing', id, item.id)]
      : [],
  )
}
