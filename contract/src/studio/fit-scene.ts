import type { FontId } from '@tohfa/print-engine/fonts/fonts'
import type { Ink } from '@tohfa/print-engine/blanks/blank-row'
import { around } from '@tohfa/print-engine/edit/align'
import { apply } from '@tohfa/print-engine/edit/edit'
import { freeId } from '@tohfa/print-engine/edit/duplicate'
import { rounded } from '@tohfa/print-engine/edit/rounded'
import { moved, scaleWithin, still } from '@tohfa/print-engine/edit/gesture'
import { mostItemsOfArea } from '@tohfa/print-engine/scene/bounds'
import type { BlankArea, BlankId } from '@tohfa/print-engine/scene/blanks'
import { readFieldValues } from '@tohfa/print-engine/scene/read-field-values'
import type { Scene, SceneArea, SceneItem } from '@tohfa/print-engine/scene/scene'
import { showsColor } from '@tohfa/print-engine/scene/sheet-ground'
import { shownItems } from '@tohfa/print-engine/scene/shown-items'
import type { TemplateField } from '@tohfa/print-engine/scene/template-fields'
import { graphemes } from '@tohfa/print-engine/text/graphemes'
import type { Box } from '@tohfa/print-engine/text/outline'

/** The studio of the product that a design is fitted on. */
export type FitTarget = {
  template: Scene
  fields: readonly TemplateField[]
  fonts: readonly { id: FontId }[]
  blank: { id: BlankId; ink: Ink; areas: readonly BlankArea[] }
}

/** What the other product cannot take over as it is. */
export const fitNotes = ['sides', 'photos', 'fonts', 'ground', 'added'] as const
export type FitNote = (typeof fitNotes)[number]

/**
 * Fits a design as a whole on the areas of another product (docs/studio.md 15.10). Each side is
 * scaled evenly, covers the same share of its area as before, and stays within the safe distance.
 * Items follow the fields of the new product where these take them.
 * @param from the areas that the design was made for
 * @param boxOf the box of an item in its area, rotated, in millimetres
 */
export function fitScene(
  scene: Scene,
  from: readonly BlankArea[],
  to: FitTarget,
  boxOf: (item: SceneItem) => Box,
): { scene: Scene; notes: FitNote[] } {
  const notes = new Set<FitNote>()
  const sides = sidesFor(scene, to.blank.areas)
  if (sides.length < scene.areas.filter(hasContent).length) notes.add('sides')
  const placed = to.blank.areas.map((sheet): SceneArea => {
    const area = sides.find((side) => side.to === sheet.id)?.area
    const before = area && from.find(({ id }) => id === area.id)
    if (!area || !before) return { id: sheet.id, background: null, items: [] }
    const items = keptItems(area, to, notes)
    const background = showsColor(to.blank.id) ? null : area.background
    if (background !== area.background) notes.add('ground')
    return placedOn({ ...area, id: sheet.id, background, items }, before, sheet, boxOf)
  })
  const areas = following(placed, to.fields)
  return { scene: withMissing({ v: 1, blank: to.blank.id, areas }, to, notes), notes: [...notes] }
}

const hasContent = (area: SceneArea) => shownItems(area).length > 0

/** The sides with content, each with the area of the same name, else with the next free one. */
function sidesFor({ areas }: Scene, sheets: readonly BlankArea[]) {
  const free = new Set(sheets.map(({ id }) => id))
  const sides = areas.filter(hasContent)
  const named = sides.filter(({ id }) => free.delete(id)).map(({ id }) => id)
  return sides.flatMap((area) => {
    const [next] = named.includes(area.id) ? [area.id] : free
    if (next === undefined) return []
    free.delete(next)
    return [{ area, to: next }]
  })
}

/** The items that the other product prints, without the fields of the former one. */
function keptItems(area: SceneArea, { fonts, blank }: FitTarget, notes: Set<FitNote>) {
  return shownItems(area).flatMap((item): SceneItem[] => {
    if (item.kind === 'photo' && blank.ink === 'one') {
      notes.add('photos')
      return []
    }
    if (item.kind !== 'text' || fonts.some(({ id }) => id === item.font)) return [item]
    notes.add('fonts')
    return [{ ...item, font: fonts[0]?.id ?? item.font }]
  })
}

function placedOn(
  area: SceneArea,
  before: BlankArea,
  sheet: BlankArea,
  boxOf: (item: SceneItem) => Box,
): SceneArea {
  const { items } = area
  const isSame = sheet.width === before.width && sheet.height === before.height
  if (items.length === 0 || isSame) return area
  const box = around(items.map(boxOf))
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const room = { width: sheet.width - 2 * sheet.safe, height: sheet.height - 2 * sheet.safe }
  const share = Math.min(1, Math.max(box.width / before.width, box.height / before.height))
  const wished = share * Math.min(room.width / box.width, room.height / box.height)
  const scale = items.reduce((factor, item) => scaleWithin(item, factor), wished)
  const at = (middle: number, length: number, was: number, is: number, most: number) => {
    const rest = Math.max(0, (most - length * scale) / 2)
    return Math.max(-rest, Math.min(rest, (middle / was) * is))
  }
  const dx = at(x, box.width, before.width, sheet.width, room.width) - x
  const dy = at(y, box.height, before.height, sheet.height, room.height) - y
  const to = items.map((item) => moved(item, { ...still, dx, dy, scale }, [x, y]))
  const ids = items.map(({ id }) => id)
  const scene: Scene = { v: 1, blank: 'mug', areas: [area] }
  const edit = rounded({ do: 'set', area: area.id, ids, to })
  return apply(scene, edit)[0].areas[0] ?? area
}

/** Lets words and photos follow the fields of the new product, in their order. */
function following(areas: readonly SceneArea[], fields: readonly TemplateField[]): SceneArea[] {
  /** The field of the new product, by the field or the item of the design. */
  const taken = new Map<string, TemplateField>()
  function fieldFor(item: SceneItem, key: string) {
    const known = taken.get(key)
    if (known) return takes(known, item) ? known.id : undefined
    const used = [...taken.values()]
    const field = fields.find((one) => takes(one, item) && !used.includes(one))
    if (field) taken.set(key, field)
    return field?.id
  }
  const follow = (area: SceneArea, item: SceneItem): SceneItem => {
    const free = { ...item }
    delete free.field
    if (free.kind !== 'photo') delete free.colorField
    const field = fieldFor(item, item.field ?? `${area.id} ${item.id}`)
    return field === undefined ? free : { ...free, field }
  }
  const followed = areas.map((area) => ({
    ...area,
    items: area.items.map((item) => follow(area, item)),
  }))
  const color = fields.find(({ kind, required }) => kind === 'color' && required)
  return color ? colored(followed, color.id) : followed
}

/** A mandatory colour is that of the first words, and of all words in the same colour. */
function colored(areas: readonly SceneArea[], colorField: string): SceneArea[] {
  const words = areas.flatMap(({ items }) => items).find(({ kind }) => kind === 'text')
  return areas.map((area) => ({
    ...area,
    items: area.items.map((item) =>
      item.kind === 'text' && words?.kind === 'text' && item.color === words.color
        ? { ...item, colorField }
        : item,
    ),
  }))
}

function takes({ kind, max }: TemplateField, item: SceneItem): boolean {
  if (item.kind === 'photo') return kind === 'photo'
  return (
    item.kind === 'text' &&
    kind === 'text' &&
    (max === undefined || graphemes(item.text).length <= max)
  )
}

/** Adds from the template what a required field needs and the design does not have. */
function withMissing(scene: Scene, { template, fields }: FitTarget, notes: Set<FitNote>): Scene {
  const followed = readFieldValues(scene, fields)
  const missing = fields.filter(({ id, required }) => required && !(id in followed))
  if (missing.length === 0) return scene
  notes.add('added')
  const isMissing = (item: SceneItem) =>
    missing.some(
      ({ id, choices = [] }) =>
        item.field === id ||
        (item.kind !== 'photo' && item.colorField === id) ||
        choices.some(({ shows }) => shows.includes(item.id)),
    )
  const areas = scene.areas.map((area) => {
    const items = template.areas.find(({ id }) => id === area.id)?.items.filter(isMissing) ?? []
    return items.reduce((one, item) => withItem(one, item), area)
  })
  return { ...scene, areas }
}

/** A choice names its items: then the item of the design gets another id. */
function withItem(area: SceneArea, item: SceneItem): SceneArea {
  if (area.items.length >= mostItemsOfArea) return area
  const ids = [...area.items.map(({ id }) => id), item.id]
  const items = area.items.map((one) =>
    one.id === item.id ? { ...one, id: freeId(ids, one.id) } : one,
  )
  return { ...area, items: [...items, item.kind === 'text' ? { ...item, text: '' } : item] }
}
