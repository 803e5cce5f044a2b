import { blanks } from '@tohfa/print-engine/scene/blanks'
import type { SceneItem } from '@tohfa/print-engine/scene/scene'
import { onArea } from './change-areas.ts'
import {
  areasOf,
  freeId,
  itemsOf,
  moved,
  offeredFonts,
  roomOf,
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
    const isElsewhere = itemsOf(left).some((item) => item.id === id)
    return isElsewhere ? left : { ...left, fields: left.fields.map((field) => without(field, id)) }
  }
}

function without(field: StudioDraft['fields'][number], item: string) {
  const choices = field.choices?.map((choice) => ({
    ...choice,
    shows: choice.shows.filter((id) => id !== item),
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
      size: rounded(Math.min(200, Math.max(3, side * 0.25))),
      color: '#1c1a17',
      width: rounded(Math.min(600, room.width * 0.9)),
      align: 'center',
      leading: 1.2,
      track: 0,
      bend: 0,
    },
    photo: {
      width: rounded(side * 0.7),
      height: rounded(side * 0.7),
      file: null,
      crop: { x: 0, y: 0, width: 1, height: 1 },
      mask: 'rect',
      flip: false,
      look: 'plain',
    },
    motif: { width: rounded(side * 0.4), height: rounded(side * 0.4), motif: 'lotus', colors: [] },
    shape: {
      shape: 'rect',
      width: rounded(room.width * 0.4),
      height: rounded(side * 0.2),
      radius: 0,
      fill: '#e9a319',
    },
  }[begin.kind]
  const id = freeId(begin.kind === 'text' ? 'words' : begin.kind, itemsOf(draft))
  // Each kind has the properties that its schema requires; the template is validated when it is
  // sent.
  return { id, x: 0, y: 0, turn: 0, ...usual, ...begin } as unknown as SceneItem
}

const rounded = (length: number) => Math.max(0.1, Math.round(length * 10) / 10)
