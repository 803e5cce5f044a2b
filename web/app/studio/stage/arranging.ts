import { align, type Alignment, around } from '@tohfa/print-engine/edit/align'
import { duplicate } from '@tohfa/print-engine/edit/duplicate'
import type { Edit, ItemChange } from '@tohfa/print-engine/edit/edit'
import { fillField } from '@tohfa/print-engine/edit/fill-field'
import { startCrop } from '@tohfa/print-engine/scene/cover-crop'
import { moved, scaleWithin, still, type Movement } from '@tohfa/print-engine/edit/gesture'
import type { Scene, SceneItem } from '@tohfa/print-engine/scene/scene'
import type { DraftPhoto } from '#studio/draft/draft-photo.ts'
import { areaBox } from './canvas/boxes.ts'
import { toast } from '#ui/toast/toast.ts'
import { focusPicture } from './focus-picture.ts'
import { itemAtPlace, missingName } from './item-name.ts'
import { stageTexts as texts } from './stage.texts.ts'
import type { StageStudio } from './stage-studio.ts'
import type { StageState } from './use-stage.ts'

/** What buttons and keys do with the selection; each says in words what was done. */
export type Arranging = ReturnType<typeof arrangingOf>

/**
 * @param isTemplate for a template in work: copies follow the fields of their originals, and what a
 *   product needs may be removed, to be put back later
 */
export function arrangingOf(stage: StageState, studio: StageStudio, isTemplate = false) {
  const { ink } = studio.blank
  const { area, sheet, selected, scene } = stage
  const ids = selected.map(({ id }) => id)
  const free = selected.filter(({ locked }) => !locked)
  const set = (items: readonly SceneItem[], of: (item: SceneItem) => ItemChange): Edit => ({
    do: 'set',
    area: area.id,
    ids: items.map(({ id }) => id),
    to: items.map(of),
  })
  const by = (movement: Movement, key: string) => {
    if (free.length === 0) return
    const box = around(free.map((item) => areaBox(item, ink)))
    const [only] = free
    const about =
      free.length === 1 && only
        ? ([only.x, only.y] as const)
        : ([box.x + box.width / 2, box.y + box.height / 2] as const)
    const to = free.map((item) => moved(item, movement, about))
    const [first] = free
    const say = first && said({ ...first, ...to[0] })
    stage.commit(
      { do: 'set', area: area.id, ids: free.map(({ id }) => id), to },
      { key: stage.repeated(`${key} ${ids.join(' ')}`), ...(say && { say }) },
    )
  }
  const said = (item: SceneItem) =>
    free.length > 1 ? texts.severalSelected(free.length) : itemAtPlace(studio, item)
  return {
    set: (to: ItemChange, key?: string) =>
      stage.commit(
        set(selected, () => to),
        key === undefined ? {} : { key },
      ),
    /** Fills in a field: all that follow it show the value; null empties them. */
    fill(
      field: string,
      value: string | null,
      { key, photo }: { key?: string; photo?: DraftPhoto } = {},
    ) {
      const sources = { photo: () => photo, cropOf: startCrop }
      const { edit } = fillField(scene, studio.fields, field, value, sources)
      stage.commit(edit, key === undefined ? {} : { key })
    },
    move: (dx: number, dy: number) => by({ ...still, dx, dy }, 'move'),
    size: (factor: number) =>
      by({ ...still, scale: free.reduce((one, item) => scaleWithin(item, one), factor) }, 'size'),
    turn: (degrees: number) => by({ ...still, turn: degrees }, 'turn'),
    align(to: Alignment) {
      const { width, height, safe } = sheet
      const within = {
        x: safe - width / 2,
        y: safe - height / 2,
        width: width - 2 * safe,
        height: height - 2 * safe,
      }
      const boxes = new Map(selected.map((item) => [item.id, areaBox(item, ink)]))
      stage.commit(align(scene, area.id, ids, boxes, to, within), { say: texts.done.aligned })
    },
    /** Forward (1) or back (-1), past the next item. */
    order(way: 1 | -1) {
      const [only] = way === 1 ? selected.toReversed() : selected
      if (!only) return
      const to = area.items.indexOf(only) + way
      if (to < 0 || to >= area.items.length) return
      stage.commit(
        { do: 'order', area: area.id, id: only.id, to },
        { say: way === 1 ? texts.forward : texts.backward },
      )
    },
    duplicate() {
      const copies = duplicate(scene, area.id, ids, isTemplate)
      if (ids.length > 0) stage.commit(copies.edit, { say: texts.done.copied, select: copies.ids })
    },
    lock: (isOn: boolean) =>
      stage.commit(
        set(selected, () => ({ locked: isOn || undefined })),
        { say: isOn ? texts.done.locked : texts.done.unlocked },
      ),
    remove() {
      const lost = isTemplate ? undefined : lastNeeded(scene, free, studio)
      if (lost) toast('error', texts.isNeeded(missingName(studio, lost)), 'stage')
      if (lost || free.length === 0) return
      const of = free.map(({ id }): Edit => ({ do: 'remove', area: area.id, id }))
      stage.commit({ do: 'all', of }, { say: texts.done.removed, select: [] })
      focusPicture()
    },
  }
}

/** An item without which a required field could not be filled in. */
function lastNeeded(
  { areas }: Scene,
  gone: readonly SceneItem[],
  { fields }: Pick<StageStudio, 'fields'>,
): SceneItem | undefined {
  const rest = areas.flatMap(({ items }) => items).filter((item) => !gone.includes(item))
  return gone.find(
    ({ field }) =>
      fields.some(({ id, required }) => required && id === field) &&
      !rest.some((item) => item.field === field),
  )
}
