import { type BlankArea, type BlankId, blanks } from '@tohfa/print-engine/scene/blanks'
import type { SceneArea, SceneItem } from '@tohfa/print-engine/scene/scene'
import { areasOf, freeId, sceneAreaOf, type DraftStep, type StudioDraft } from './studio-draft.ts'

/** Another thing to print on: what is on each place moves along and is made to fit it. */
export function withBlank(blank: BlankId): DraftStep {
  return (draft) => {
    const { areas: _own, ...rest } = draft
    return refitted(draft, { ...rest, blank, template: { ...draft.template, blank } })
  }
}

/** Places of the product's own, which begin as those of its blank; or the blank's again. */
export function withOwnAreas(on: boolean): DraftStep {
  return (draft) => {
    const { areas: _own, ...rest } = draft
    const own = areasOf(draft).map((area) => ({ ...area }))
    return refitted(draft, on ? { ...rest, areas: own } : rest)
  }
}

/** Other figures or another name of a place; what is on it stays as large as it is. */
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

/** Takes a place away, with what is on it. */
export function removeArea(index: number): DraftStep {
  return (draft) => arranged({ ...draft, areas: areasOf(draft).toSpliced(index, 1) })
}

/** A draft with other items or another ground on a place. */
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
 * The template's areas in the order of the product's: each of the product's own, and of the blank's
 * those that something is on (docs/studio.md 10.2).
 */
function arranged(draft: StudioDraft): StudioDraft {
  const areas = areasOf(draft)
    .map(({ id }) => sceneAreaOf(draft, id))
    .filter(({ items, background }) => draft.areas || items.length > 0 || background !== null)
  return { ...draft, template: { ...draft.template, areas } }
}

/** What is on the places of one draft on those of another: on the same by name, else on the next free one. */
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
