// chunk: designing
import { isBlank } from '#text/blank.ts'
import type { BlankArea } from './blanks.ts'
import { nearestColor } from '#mockup/nearest-color.ts'
import type { Scene, SceneItem } from './scene.ts'
import type { MotifId } from './motif-ids.ts'
import type { MotifName } from './motif-name.ts'
import type { describeTexts } from './studio.texts.ts'
import { isolated } from '#text/isolated.ts'
import type { Translation } from '#text/translation.ts'

type Texts = Translation<typeof describeTexts>
/** The name of a motif by its id; undefined while nobody knows it. */
export type NameOfMotif = (id: MotifId) => MotifName | undefined

/**
 * A description of a design for people who do not see its picture (docs/studio.md 6.6): by area, in
 * reading order. Texts and photos are listed one by one.
 */
export function describeScene(
  scene: Scene,
  areas: readonly BlankArea[],
  texts: Texts,
  nameOf: NameOfMotif,
): string {
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
          describeItems(seen, area, texts, nameOf).join('; ') || texts.nothing,
        ),
      ]
    })
    .join(' ')
}

/** What makes ornaments alike; several alike are described only by their number. */
const kindOf = (item: SceneItem, nameOf: NameOfMotif): string | null => {
  if (item.kind === 'motif') return `motif ${nameOf(item.motif)?.one ?? ''}`
  if (item.kind === 'shape') return item.fill === null ? 'outlines' : 'shapes'
  return null
}

function describeItems(
  items: readonly SceneItem[],
  area: BlankArea,
  texts: Texts,
  nameOf: NameOfMotif,
): string[] {
  const counted = new Set<string>()
  return items.flatMap((item) => {
    const kind = kindOf(item, nameOf)
    const alike = kind ? items.filter((other) => kindOf(other, nameOf) === kind).length : 1
    if (!kind || alike === 1) return [describeOne(item, area, texts, nameOf)]
    if (counted.has(kind)) return []
    counted.add(kind)
    return [describeSeveral(item, texts, texts.numbers[alike - 2] ?? String(alike), nameOf)]
  })
}

function describeSeveral(
  item: SceneItem,
  { several, drawing }: Texts,
  count: string,
  nameOf: NameOfMotif,
): string {
  if (item.kind === 'motif') return several.motifs(count, (nameOf(item.motif) ?? drawing).many)
  return item.kind === 'shape' && item.fill === null
    ? several.outlines(count)
    : several.shapes(count)
}

/** One item in words, such as “Mira” in red, top left. */
export const describeOne = (
  item: SceneItem,
  area: BlankArea,
  texts: Texts,
  nameOf: NameOfMotif,
): string => describeItem(item, texts, texts.places[placeOf(item, area)], nameOf)

/** One item in words, at a place in words. */
export function describeItem(
  item: SceneItem,
  texts: Texts,
  place: string,
  nameOf: NameOfMotif,
): string {
  const named = (color: string) => texts.colors[nearestColor(color)]
  switch (item.kind) {
    case 'text':
      return texts.text(isolated(item.text.replaceAll('\n', ' ')), named(item.color), place)
    case 'photo':
      return item.file === null ? texts.emptyPhoto(place) : texts.photo(place)
    case 'motif': {
      const { one, many } = nameOf(item.motif) ?? texts.drawing
      return one === many ? texts.motifAsNamed(one, place) : texts.motif(one, place)
    }
    case 'shape':
      return item.fill === null ? texts.outlineOnly(place) : texts.shape(named(item.fill), place)
  }
}

const names = [
  ['topLeft', 'top', 'topRight'],
  ['left', 'middle', 'right'],
  ['bottomLeft', 'bottom', 'bottomRight'],
] as const

/** The ninth of the area in which an item is placed. */
function placeOf({ x, y }: SceneItem, { width, height }: BlankArea) {
  const third = (at: number, length: number): 0 | 1 | 2 =>
    at < -length / 6 ? 0 : at > length / 6 ? 2 : 1
  return names[third(y, height)][third(x, width)]
}
