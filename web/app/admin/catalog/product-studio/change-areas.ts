import { type BlankArea, type BlankId, blanks } from '@tohfa/print-engine/scene/blanks'
import type { SceneArea, SceneItem } from '@tohfa/print-engine/scene/scene'
import { areasOf, freeId, sceneAreaOf, type DraftStep, type StudioDraft } from './studio-draft.ts'

/** Changes the blank: the content of each area moves along and is made to fit. */
export function withBlank(blank: BlankId): DraftStep {
  return (draft) => {
    const { areas: _own, ...rest } = draft
    return refitted(draft, { ...rest, blank, template: { ...draft.template, blank } })
  }
}

/**
 * Gives the product its own areas, which start as those of the blank; or returns to the blank's.
 */
export function withOwnAreas(on: boolean): DraftStep {
  return (draft) => {
    const { areas: _own, ...rest } = draft
    const own = areasOf(draft).map((area) => ({ ...area }))
    return refitted(draft, on ? { ...rest, areas: own } : rest)
  }
}

/** Changes the size or name of an area; its content keeps its size. */
export function withArea(index: number, change: Partial<BlankArea>): DraftStep {
  return (draft) => ({
    ...draft,
    areas: areasOf(draft).map((area, at) => (at === index ? { ...area, ...change } : area)),
  })
}

export function addArea(label: string): DraftStep {
  return (draft) => {
    const areas = areasOf(draft)
    const like = areas.at(-1) ?? { width: 100, height: 100, bleed: 0, safe: 3 }
    const { width, height, bleed, safe } = like
    const added = { id: freeId('area', areas), label, width, height, bleed, safe }
    return arranged({ ...draft, areas: [...areas, added] })
  }
}

/** Removes an area with its content. */
export function removeArea(index: number): DraftStep {
  return (draft) => arranged({ ...draft, areas: areasOf(draft).toSpliced(index, 1) })
}

/** A draft with other items or another background on an area. */
export function onArea(
  draft: StudioDraft,
  id: string,
  change: (area: SceneArea) => SceneArea,
): StudioDraft {
  const others = draft.template.areas.filter((area) => area.id !== id)
  const areas = [...others, change(sceneAreaOf(draft, id))]
  return arranged({ ...draft, template: { ...draft.template, areas } })
}

/**
 * The template's areas in the order of the product's: all of the product's own, and those of the
 * blank that have content (docs/studio.md 10.2).
 */
export function arranged(draft: StudioDraft): StudioDraft {
  const areas = areasOf(draft)
    .map(({ id }) => sceneAreaOf(draft, id))
    .filter(({ items, background }) => draft.areas || items.length > 0 || background !== null)
  return { ...draft, template: { ...draft.template, areas } }
}

/**
 * Moves the content of one draft's areas to those of another: to the same name, else to the next
 * free one.
 */
function refitted(before: StudioDraft, after: StudioDraft): StudioDraft {
  const isCloth = blanks[after.blank].cloth
  const places = areasOf(after)
  const used = areasOf(before).filter(({ id }) =>
    before.template.areas.some((one) => one.id === id),
  )
  const free = places.filter(({ id }) => !used.some((one) => one.id === id))
  const areas = used.flatMap((from) => {
    const to = places.find(({ id }) => id === from.id) ?? free.shift()
    if (!to) return []
    const { items, background } = sceneAreaOf(before, from.id)
    const by = Math.min(to.width / from.width, to.height / from.height)
    const fitted = by === 1 || Number.isNaN(by) ? items : items.map((item) => scaled(item, by))
    return [{ id: to.id, background: isCloth ? null : background, items: fitted }]
  })
  return arranged({ ...after, template: { ...after.template, areas } })
}

function scaled(item: SceneItem, by: number): SceneItem {
  const place = { x: tenth(item.x * by), y: tenth(item.y * by) }
  if (item.kind !== 'text')
    return { ...item, ...place, width: size(item.width * by), height: size(item.height * by) }
  const width = item.width === undefined ? {} : { width: Math.max(1, size(item.width * by)) }
  return { ...item, ...place, ...width, size: Math.min(200, Math.max(1, tenth(item.size * by))) }
}

const tenth = (length: number) => Math.round(length * 10) / 10
const size = (length: number) => Math.min(600, Math.max(0.1, tenth(length)))
