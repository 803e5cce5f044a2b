import { isBlank } from '#text/blank.ts'
import type { BlankArea } from './blanks.ts'
import { nearestColor } from '#mockup/nearest-color.ts'
import type { Scene, SceneItem } from './scene.ts'
import type { describeTexts } from './studio.texts.ts'
import type { Translation } from '#text/translation.ts'

type Texts = Translation<typeof describeTexts>

/**
 * A description of a design for people who do not see its picture (docs/studio.md 6.6): area by
 * area, in reading order. Words and photos are named one by one.
 */
export function describeScene(scene: Scene, areas: readonly BlankArea[], texts: Texts): string {
  return scene.areas
    .flatMap(({ id, items }) => {
      const area = areas.find((one) => one.id === id)
      if (!area) return []
      const seen = items
        .filter((item) => !item.hidden && !(item.kind === 'text' && isBlank(item.text)))
        .toSorted((a, b) => a.y - b.y || a.x - b.x)
      return [
        texts.area(
          area.label,
          area.labelHi ?? area.label,
          describeItems(seen, area, texts).join('; ') || texts.nothing,
        ),
      ]
    })
    .join(' ')
}

/** What only adorns; of several of a kind it is said how many there are, and no more. */
const kindOf = (item: SceneItem): Ornament | null => {
  if (item.kind === 'motif') return 'motifs'
  if (item.kind === 'shape') return item.fill === null ? 'outlines' : 'shapes'
  return null
}
type Ornament = 'motifs' | 'shapes' | 'outlines'

function describeItems(items: readonly SceneItem[], area: BlankArea, texts: Texts): string[] {
  const counted = new Set<Ornament>()
  return items.flatMap((item) => {
    const kind = kindOf(item)
    const alike = kind ? items.filter((other) => kindOf(other) === kind).length : 1
    if (!kind || alike === 1) return [describeItem(item, texts, texts.places[placeOf(item, area)])]
    if (counted.has(kind)) return []
    counted.add(kind)
    return [texts.several[kind](texts.numbers[alike - 2] ?? String(alike))]
  })
}

function describeItem(item: SceneItem, texts: Texts, place: string): string {
  const named = (color: string) => texts.colors[nearestColor(color)]
  switch (item.kind) {
    case 'text':
      return texts.text(item.text.replaceAll('\n', ' '), named(item.color), place)
    case 'photo':
      return item.file === null ? texts.emptyPhoto(place) : texts.photo(place)
    case 'motif':
      return texts.motif(place)
    case 'shape':
      return item.fill === null ? texts.outlineOnly(place) : texts.shape(named(item.fill), place)
  }
}

const names = [
  ['topLeft', 'top', 'topRight'],
  ['left', 'middle', 'right'],
  ['bottomLeft', 'bottom', 'bottomRight'],
] as const

/** In which of nine equal parts of the area an item has its place. */
function placeOf({ x, y }: SceneItem, { width, height }: BlankArea) {
  const third = (at: number, length: number): 0 | 1 | 2 =>
    at < -length / 6 ? 0 : at > length / 6 ? 2 : 1
  return names[third(y, height)][third(x, width)]
}
