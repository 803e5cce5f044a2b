import type {
  MotifItem,
  PhotoItem,
  Scene,
  SceneArea,
  SceneItem,
  ShapeItem,
  TextItem,
} from '#scene/scene.ts'

type Change<Item> = { readonly [Key in Exclude<keyof Item, 'kind' | 'id'>]?: Item[Key] | undefined }

/** New values of an item's keys; an undefined value removes its key. */
export type ItemChange =
  | Change<TextItem>
  | Change<PhotoItem>
  | Change<MotifItem>
  | Change<ShapeItem>

/**
 * One change of a scene (docs/studio.md section 17). `set` has a change for each id. `at` and `to`
 * are indexes in the items of the area, from back to front.
 */
export type Edit =
  | { do: 'set'; area: string; ids: readonly string[]; to: readonly ItemChange[] }
  | { do: 'add'; area: string; at: number; item: SceneItem }
  | { do: 'remove'; area: string; id: string }
  | { do: 'order'; area: string; id: string; to: number }
  | { do: 'ground'; area: string; to: string | null }
  | { do: 'all'; of: readonly Edit[] }

export const nothing: Edit = { do: 'all', of: [] }

export const isNothing = (edit: Edit): boolean => edit.do === 'all' && edit.of.every(isNothing)

/** The area that an edit changes first; undefined for an edit that changes nothing. */
export function areaOf(edit: Edit): string | undefined {
  if (edit.do !== 'all') return edit.area
  for (const one of edit.of) {
    const area = areaOf(one)
    if (area !== undefined) return area
  }
  return undefined
}

/**
 * Applies an edit. What no longer exists is skipped, so that an edit of an older scene can be applied.
 * @returns the scene, the same one when nothing changes, and the edit that restores the former scene
 */
export function apply(scene: Scene, edit: Edit): [scene: Scene, inverse: Edit] {
  if (edit.do === 'all') return applyAll(scene, edit.of)
  const area = scene.areas.find(({ id }) => id === edit.area)
  const applied = area && applyIn(area, edit)
  if (!applied) return [scene, nothing]
  const [changed, inverse] = applied
  const areas = scene.areas.map((one) => (one === area ? changed : one))
  return [{ ...scene, areas }, inverse]
}

function applyAll(scene: Scene, edits: readonly Edit[]): [Scene, Edit] {
  const inverses: Edit[] = []
  let changed = scene
  for (const edit of edits) {
    const [next, inverse] = apply(changed, edit)
    changed = next
    if (!isNothing(inverse)) inverses.unshift(inverse)
  }
  const [only] = inverses
  return [changed, only && inverses.length === 1 ? only : { do: 'all', of: inverses }]
}

type AreaEdit = Exclude<Edit, { do: 'all' }>

function applyIn(area: SceneArea, edit: AreaEdit): [SceneArea, Edit] | undefined {
  const { items } = area
  const indexOf = (id: string) => items.findIndex((item) => item.id === id)
  switch (edit.do) {
    case 'set':
      return applySet(area, edit)
    case 'add': {
      if (indexOf(edit.item.id) >= 0) return undefined
      const { id } = edit.item
      const added = items.toSpliced(within(edit.at, items.length), 0, edit.item)
      return [
        { ...area, items: added },
        { do: 'remove', area: area.id, id },
      ]
    }
    case 'remove': {
      const at = indexOf(edit.id)
      const item = items[at]
      if (!item) return undefined
      return [
        { ...area, items: items.toSpliced(at, 1) },
        { do: 'add', area: area.id, at, item },
      ]
    }
    case 'order': {
      const at = indexOf(edit.id)
      const to = within(edit.to, items.length - 1)
      const item = items[at]
      if (!item || at === to) return undefined
      return [
        { ...area, items: items.toSpliced(at, 1).toSpliced(to, 0, item) },
        { ...edit, to: at },
      ]
    }
    case 'ground':
      if (area.background === edit.to) return undefined
      return [
        { ...area, background: edit.to },
        { ...edit, to: area.background },
      ]
  }
}

const within = (index: number, most: number) => Math.max(0, Math.min(most, Math.round(index)))

function applySet(
  area: SceneArea,
  { ids, to }: Extract<Edit, { do: 'set' }>,
): [SceneArea, Edit] | undefined {
  const changes = new Map(ids.map((id, i) => [id, to[i] ?? {}]))
  const before = new Map<string, ItemChange>()
  const items = area.items.map((item) => {
    const [changed, former] = change(item, changes.get(item.id) ?? {})
    if (former) before.set(item.id, former)
    return changed
  })
  if (before.size === 0) return undefined
  const inverse: Edit = {
    do: 'set',
    area: area.id,
    ids: [...before.keys()],
    to: [...before.values()],
  }
  return [{ ...area, items }, inverse]
}

/** The item with the change, and the former values of the keys that differ. */
function change(item: SceneItem, to: ItemChange): [SceneItem, ItemChange | undefined] {
  const values: Record<string, unknown> = { ...item }
  const former: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(to)) {
    if (isSame(values[key], value)) continue
    former[key] = values[key]
    if (value === undefined) delete values[key]
    else values[key] = value
  }
  return Object.keys(former).length === 0 ? [item, undefined] : [values as SceneItem, former]
}

/** Parts of items are numbers, words, and small objects of them in one order of keys. */
const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** The change that makes one item of the other; undefined when they are equal. */
export function changeOf(before: SceneItem, after: SceneItem): ItemChange | undefined {
  const values: Record<string, unknown> = { ...after }
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !isSame(before[key as keyof SceneItem], values[key]),
  )
  return changed.length === 0
    ? undefined
    : Object.fromEntries(changed.map((key) => [key, values[key]]))
}
