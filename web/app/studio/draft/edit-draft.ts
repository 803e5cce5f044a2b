// chunk: designing
import { apply, changeOf, type Edit } from '@tohfa/print-engine/edit/edit'
import { fillField } from '@tohfa/print-engine/edit/fill-field'
import { commit, type History, redo, undo } from '@tohfa/print-engine/edit/history'
import { startCrop } from '@tohfa/print-engine/scene/cover-crop'
import { readFieldValues } from '@tohfa/print-engine/scene/read-field-values'
import type { Scene, SceneArea } from '@tohfa/print-engine/scene/scene'
import { type Draft, photosOfDraft } from './draft.ts'
import { designOf, freeScene, isFilled, type Offer } from './design-of.ts'
import { photosIn } from './photos-in.ts'
import type { Photos } from './draft-photo.ts'

/** The part of a draft that edits change, with what can be redone. */
export type Edited = Pick<Draft, 'scene' | 'values' | 'undo'> &
  Partial<Pick<History, 'redo' | 'open'>>

/**
 * The content of a draft that opens a scene. It is moved freely if it differs from the template with
 * its values; without one of its photos, its values fill in the template.
 */
export function contentOf(scene: Scene, offer: Offer, photos: Photos): Edited {
  const values = readFieldValues(scene, offer.fields)
  const isWhole = photosOfDraft({ values: {}, scene, undo: [] }).every((one) => photos[one])
  const filled = designOf(offer, { scene: null, values }, photos).scene
  const isFree = isWhole && freeScene(offer, scene) !== null && !isSameScene(scene, filled)
  return { scene: isFree ? scene : null, values, undo: [] }
}

export function isSameScene(one: Scene, other: Scene): boolean {
  const isSameArea = (area: SceneArea, at: number) => {
    const { id, background, items } = other.areas[at] ?? {}
    return (
      area.id === id &&
      area.background === background &&
      area.items.length === items?.length &&
      area.items.every((item, index) => {
        const its = items[index]
        return its?.id === item.id && changeOf(item, its) === undefined
      })
    )
  }
  return one.areas.length === other.areas.length && one.areas.every(isSameArea)
}

/**
 * The draft after an edit, from which on its scene is what counts. A field whose items the edit
 * changed shows their value. An edit without an effect returns the same draft.
 * @param key edits with the same key, one after the other, are undone together
 */
export function withEdit(
  offer: Offer,
  draft: Edited,
  photos: Photos,
  edit: Edit,
  key?: string,
): Edited {
  const before = historyOf(offer, draft, photos)
  const now = commit(before, edit, key)
  // An approved print stays approved when nothing changed.
  return now === before ? draft : after(offer, draft, before, now)
}

/** The draft with a value in one field; null empties it. */
export function withValue(
  offer: Offer,
  draft: Edited,
  photos: Photos,
  field: string,
  value: string | null,
): Edited {
  const values = { ...draft.values, [field]: value }
  const known = offer.fields.find(({ id }) => id === field)
  if (known?.kind === 'photo' && value) return withPhoto(offer, draft, photos, field, value)
  const scene = freeScene(offer, draft.scene)
  if (!scene || !known) return { ...draft, values }
  const isText = known.kind === 'text' || known.kind === 'photo'
  const filled = isFilled(value) ? value : isText ? null : known.sample
  const photo = (named: string) => photos[named]
  const { edit } = fillField(scene, offer.fields, field, filled, { photo })
  return { ...withEdit(offer, draft, photos, edit, `field ${field}`), values }
}

/**
 * The draft with another photo in a field: it starts upright, from its upper part, and with the
 * mirror and the look of the template (decision 118).
 */
function withPhoto(
  offer: Offer,
  draft: Edited,
  photos: Photos,
  field: string,
  sha256: string,
): Edited {
  const values = { ...draft.values, [field]: sha256 }
  const free = freeScene(offer, draft.scene)
  const before = free ?? designOf(offer, draft, photos).scene
  const sources = { photo: (named: string) => photos[named], cropOf: startCrop }
  const { edit } = fillField(before, offer.fields, field, sha256, sources)
  if (free) {
    const of = [edit, ...firstLooks(offer, free, field, sha256)]
    return { ...withEdit(offer, draft, photos, { do: 'all', of }), values }
  }
  const [scene] = apply(before, edit)
  const filled = designOf(offer, { scene: null, values }, photos).scene
  return { ...draft, scene: isSameScene(scene, filled) ? null : scene, values }
}

/** The edits that take back what was done to the former photos of a field. */
function firstLooks({ template }: Offer, scene: Scene, field: string, sha256: string): Edit[] {
  const first = photosIn(template, field)
  return photosIn(scene, field).flatMap(({ area, item }): Edit[] => {
    const its = first.find((one) => one.area === area && one.item.id === item.id)?.item
    if (!its || item.file === sha256) return []
    const to = [{ flip: its.flip, look: its.look }]
    return [{ do: 'set', area, ids: [item.id], to }]
  })
}

/** @returns the draft one step back, and the edit that was applied; undefined at the first step */
export const undone = step(undo)
/** @returns the draft one step forward, and the edit that was applied; undefined at the last step */
export const redone = step(redo)

function step(go: typeof undo) {
  return (
    offer: Offer,
    draft: Edited,
    photos: Photos,
  ): { draft: Edited; edit: Edit } | undefined => {
    const before = historyOf(offer, draft, photos)
    const done = go(before)
    return done && { draft: after(offer, draft, before, done.history), edit: done.edit }
  }
}

function historyOf(
  offer: Offer,
  { scene, values, undo: kept, redo: undoneEdits, open }: Edited,
  photos: Photos,
): History {
  const free = freeScene(offer, scene)
  if (free) return { scene: free, undo: kept, redo: undoneEdits ?? [], open }
  return { scene: designOf(offer, { scene, values }, photos).scene, undo: [], redo: [] }
}

function after(offer: Offer, draft: Edited, before: History, now: History): Edited {
  const [was, is] = [valuesOf(offer, before.scene), valuesOf(offer, now.scene)]
  const changed = Object.entries(is).filter(([id, value]) => value !== was[id])
  return { ...draft, ...now, values: { ...draft.values, ...Object.fromEntries(changed) } }
}

const valuesOf = ({ fields }: Offer, scene: Scene) => readFieldValues(scene, fields)
