import { blanks } from '@tohfa/print-engine/scene/blanks'
import { apply, type Edit, isNothing } from '@tohfa/print-engine/edit/edit'
import { rounded } from '@tohfa/print-engine/edit/rounded'
import type { SceneItem } from '@tohfa/print-engine/scene/scene'
import { arranged, onArea } from './change-areas.ts'
import {
  areasOf,
  freeId,
  itemsOf,
  moved,
  offeredFonts,
  roomOf,
  sceneAreaOf,
  type DraftStep,
  type StudioDraft,
} from './studio-draft.ts'

/** A change of an item's properties, of any kind. */
export type ItemChange = Partial<Record<string, unknown>>

export function withGround(area: string, background: string | null): DraftStep {
  return (draft) => onArea(draft, area, (one) => ({ ...one, background }))
}

export function addItem(area: string, item: SceneItem): DraftStep {
  return (draft) => onArea(draft, area, (one) => ({ ...one, items: [...one.items, item] }))
}

/** An undefined property is removed. */
export function withItem(area: string, id: string, change: ItemChange): DraftStep {
  return (draft) =>
    onArea(draft, area, (one) => ({
      ...one,
      items: one.items.map((item) => (item.id === id ? changed(item, change) : item)),
    }))
}

function changed(item: SceneItem, change: ItemChange): SceneItem {
  const kept = Object.entries({ ...item, ...change }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(kept) as SceneItem
}

/** Removes an item, also from the choices that show it. */
export function removeItem(area: string, id: string): DraftStep {
  return (draft) => {
    const left = onArea(draft, area, (one) => ({
      ...one,
      items: one.items.filter((item) => item.id !== id),
    }))
    return forgetting(draft, left)
  }
}

/**
 * An edit of the stage, on the draft. The picture leaves out items with unfinished figures, so that
 * an order is that of the items which it shows.
 * @param shown the ids of the items that the picture shows, from back to front
 */
export function withEdit(edit: Edit, shown: readonly string[]): DraftStep {
  return (draft) => {
    const [template, inverse] = apply(draft.template, rounded(placed(edit, shown, draft)))
    return isNothing(inverse) ? draft : forgetting(draft, arranged({ ...draft, template }))
  }
}

function placed(edit: Edit, shown: readonly string[], draft: StudioDraft): Edit {
  if (edit.do !== 'order') return edit
  const to = sceneAreaOf(draft, edit.area).items.findIndex(({ id }) => id === shown[edit.to])
  return to < 0 ? edit : { ...edit, to }
}

/** Removes the items that a change removed from the choices that show them. */
function forgetting(before: StudioDraft, after: StudioDraft): StudioDraft {
  const left = new Set(itemsOf(after).map(({ id }) => id))
  const gone = itemsOf(before).flatMap(({ id }) => (left.has(id) ? [] : id))
  if (gone.length === 0) return after
  return { ...after, fields: after.fields.map((field) => without(field, gone)) }
}

function without(field: StudioDraft['fields'][number], gone: readonly string[]) {
  const choices = field.choices?.map((choice) => ({
    ...choice,
    shows: choice.shows.filter((id) => !gone.includes(id)),
  }))
  return choices ? { ...field, choices } : field
}

/** Moves an item by one to the front (1) or to the back (-1). */
export function moveItem(area: string, id: string, by: -1 | 1): DraftStep {
  return (draft) =>
    onArea(draft, area, (one) => {
      const from = one.items.findIndex((item) => item.id === id)
      return { ...one, items: moved(one.items, from, by) }
    })
}

/** The defaults of an item: in the middle of its area. */
export type ItemBegin = { kind: SceneItem['kind']; text?: string } & Record<string, unknown>

/** A new item for an area, of a suitable size. */
export function newItem(draft: StudioDraft, areaId: string, begin: ItemBegin): SceneItem {
  const places = areasOf(draft)
  const area = places.find(({ id }) => id === areaId) ?? places[0]
  const room = area ? roomOf(blanks[draft.blank], area) : { width: 50, height: 50 }
  const side = Math.min(room.width, room.height)
  const usual = {
    text: {
      text: '',
      font: offeredFonts(draft)[0],
      size: tenth(Math.min(200, Math.max(3, side * 0.25))),
      color: '#1c1a17',
      width: tenth(Math.min(600, room.width * 0.9)),
      align: 'center',
      leading: 1.2,
      track: 0,
      bend: 0,
    },
    photo: {
      width: tenth(side * 0.7),
      height: tenth(side * 0.7),
      file: null,
      crop: { x: 0, y: 0, width: 1, height: 1 },
      mask: 'rect',
      flip: false,
      look: 'plain',
    },
    motif: { width: tenth(side * 0.4), height: tenth(side * 0.4), motif: 'lotus', colors: [] },
    shape: {
      shape: 'rect',
      width: tenth(room.width * 0.4),
      height: tenth(side * 0.2),
      radius: 0,
      fill: '#e9a319',
    },
  }[begin.kind]
  const id = freeId(begin.kind === 'text' ? 'words' : begin.kind, itemsOf(draft))
  // Each kind has the properties that its schema requires; the template is validated when it is
  // sent.
  return { id, x: 0, y: 0, turn: 0, ...usual, ...begin } as unknown as SceneItem
}

const tenth = (length: number) => Math.max(0.1, Math.round(length * 10) / 10)
