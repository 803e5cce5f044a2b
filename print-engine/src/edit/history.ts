import type { Scene } from '#scene/scene.ts'
import { apply, type Edit, isNothing, nothing } from './edit.ts'
import { rounded } from './rounded.ts'

/**
 * A scene with the edits that undo and redo its changes, the latest last. `open` is the key of the
 * drag, slider or word that the last undo belongs to, while it goes on.
 */
export type History = {
  scene: Scene
  undo: readonly Edit[]
  redo: readonly Edit[]
  open?: string | undefined
}

export const historyOf = (scene: Scene): History => ({ scene, undo: [], redo: [] })

/**
 * Applies an edit, rounded. Edits with the same key, one after the other, are undone together.
 * Whatever was undone before can no longer be redone.
 */
export function commit(history: History, edit: Edit, key?: string): History {
  const [scene, inverse] = apply(history.scene, rounded(edit))
  if (isNothing(inverse)) return history
  const last = history.undo.at(-1)
  if (key === undefined || history.open !== key || !last)
    return { scene, undo: [...history.undo, inverse], redo: [], open: key }
  return { scene, undo: [...history.undo.slice(0, -1), merged(last, inverse)], redo: [], open: key }
}

/** @returns the history one step back, and the edit that was applied; undefined at the first step */
export function undo(history: History): { history: History; edit: Edit } | undefined {
  const edit = history.undo.at(-1)
  if (!edit) return undefined
  const [scene, inverse] = apply(history.scene, edit)
  const redo = [...history.redo, inverse]
  return { history: { scene, undo: history.undo.slice(0, -1), redo }, edit }
}

/** @returns the history one step forward, and the edit that was applied; undefined at the last step */
export function redo(history: History): { history: History; edit: Edit } | undefined {
  const edit = history.redo.at(-1)
  if (!edit) return undefined
  const [scene, inverse] = apply(history.scene, edit)
  const undone = [...history.undo, inverse]
  return { history: { scene, undo: undone, redo: history.redo.slice(0, -1) }, edit }
}

/** One edit for both, the later first. A long drag stays one small edit. */
function merged(earlier: Edit, later: Edit): Edit {
  if (earlier.do === 'all' && later.do === 'all' && isSameKind(earlier.of, later.of))
    return { do: 'all', of: earlier.of.map((one, at) => merged(one, later.of[at] ?? nothing)) }
  if (earlier.do === 'set' && later.do === 'set' && earlier.area === later.area) {
    const ids = [...new Set([...earlier.ids, ...later.ids])]
    const of = (edit: typeof earlier, id: string) => edit.to[edit.ids.indexOf(id)] ?? {}
    return { ...earlier, ids, to: ids.map((id) => ({ ...of(later, id), ...of(earlier, id) })) }
  }
  if (earlier.do === 'ground' && later.do === 'ground' && earlier.area === later.area)
    return earlier
  return { do: 'all', of: [later, earlier] }
}

/** Whether both change the same things, such as a word on two sides: then they merge in pairs. */
const isSameKind = (some: readonly Edit[], others: readonly Edit[]): boolean =>
  some.length === others.length &&
  some.every((one, at) => {
    const other = others[at]
    if (one.do === 'ground') return other?.do === 'ground' && other.area === one.area
    return one.do === 'set' && other?.do === 'set' && other.area === one.area
  })
