import type { ProductType } from '@tohfa/contract/catalog/product-type-labels'
import { productTypes } from '@tohfa/contract/catalog/product-types'
import { type Blank, type BlankArea, blanks } from '@tohfa/print-engine/scene/blanks'
import type { FontId } from '@tohfa/print-engine/fonts/fonts'
import { studioFonts } from '@tohfa/print-engine/fonts/fonts'
import type { ProductStudio, StudioForm } from '@tohfa/contract/studio/product-studio'
import type { SceneArea, SceneItem } from '@tohfa/print-engine/scene/scene'

/** The studio as sent, except that an unfinished number is NaN. */
export type StudioDraft = StudioForm

/** Makes the next draft from one: every change is such a function. */
export type DraftStep = (draft: StudioDraft) => StudioDraft

/** Which changes are undone together, `changed` of the history says. */
export type ApplyStep = (step: DraftStep, key?: string | null) => void

/** The draft for a product without a studio. */
export function emptyDraft(productType: ProductType): StudioDraft {
  const { blank } = productTypes[productType]
  return {
    live: true,
    required: false,
    blank,
    template: { v: 1, blank, areas: [] },
    fields: [],
    surcharge: 0,
    extraArea: 0,
  }
}

/** The draft of an existing studio. */
export function draftOf({
  live,
  required,
  blank,
  template,
  fields,
  fonts,
  prices,
}: ProductStudio): StudioDraft {
  const ownAreas = JSON.stringify(blank.areas) !== JSON.stringify(blanks[blank.id].areas)
  return {
    live,
    required,
    blank: blank.id,
    ...(ownAreas && { areas: blank.areas }),
    template,
    fields,
    ...(fonts.length < studioFonts.length && { fonts: fonts.map(({ id }) => id) }),
    surcharge: prices.surcharge,
    extraArea: prices.extraArea,
  }
}

/** The printed areas, of the product or of its blank. */
export function areasOf({
  areas,
  blank,
}: Pick<StudioDraft, 'areas' | 'blank'>): readonly BlankArea[] {
  return areas ?? blanks[blank].areas
}

/** The content of an area; empty until the template has the area. */
export function sceneAreaOf({ template }: StudioDraft, id: string): SceneArea {
  return template.areas.find((area) => area.id === id) ?? { id, background: null, items: [] }
}

export function itemsOf({ template }: StudioDraft): readonly SceneItem[] {
  return template.areas.flatMap(({ items }) => items)
}

export function offeredFonts({ fonts }: StudioDraft): readonly FontId[] {
  return fonts ?? studioFonts.map(({ id }) => id)
}

/** The usable part of an area in millimetres, without what is trimmed or hidden. */
export function roomOf(
  { handleZone = 0 }: Pick<Blank, 'handleZone'>,
  { width, height, safe }: BlankArea,
): { width: number; height: number } {
  return {
    width: Math.max(1, width - 2 * Math.max(safe, handleZone)),
    height: Math.max(1, height - 2 * safe),
  }
}

/** An unused id: `words-1`, `words-2`. */
export function freeId(stem: string, taken: readonly { id: string }[]): string {
  for (let number = 1; ; number++) {
    const id = `${stem}-${number}`
    if (taken.every((one) => one.id !== id)) return id
  }
}

/** Moves the element at this index by a number of positions, within the list. */
export function moved<T>(list: readonly T[], from: number, by: -1 | 1): T[] {
  const to = from + by
  const one = list[from]
  if (one === undefined || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, one)
}
