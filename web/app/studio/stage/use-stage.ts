import { useCallback, useMemo, useState } from 'react'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import { areaOf, type Edit } from '@tohfa/print-engine/edit/edit'
import type { BlankArea } from '@tohfa/print-engine/scene/blanks'
import type { Scene, SceneArea, SceneItem } from '@tohfa/print-engine/scene/scene'
import { designOf } from '#studio/draft/design-of.ts'
import type { DraftState } from '#studio/draft/use-draft.ts'
import { useSteps } from './use-steps.ts'

export type StageState = {
  scene: Scene
  /** The side that is edited, and its sheet. */
  area: SceneArea
  sheet: BlankArea
  /** The selected items of the side, from back to front. */
  selected: readonly SceneItem[]
  canUndo: boolean
  canRedo: boolean
  /** Announces a sentence with the change. */
  commit: (edit: Edit, options?: { key?: string; say?: string; select?: readonly string[] }) => void
  /** Ends a slider or a word: what follows is undone by itself. */
  close: () => void
  undo: () => void
  redo: () => void
  select: (ids: readonly string[]) => void
  show: (area: string) => void
  /** A key for steps that follow each other quickly. */
  repeated: (name: string) => string
}

/**
 * The state of the stage: the scene of a draft with its history, a side, and a selection.
 * @param onSaid gets what was done: a sentence, or the area that undo or redo changed
 */
export function useStage(
  studio: ProductStudio,
  draftState: DraftState,
  onSaid: (said: { sentence: string } | { area: string; isRedo: boolean }) => void,
): StageState {
  const { draft, photos, canUndo, canRedo } = draftState
  const { scene: free, values } = draft
  const scene = useMemo(
    () => designOf(studio, { scene: free, values }, photos).scene,
    [studio, free, values, photos],
  )
  const [side, setSide] = useState(() => firstSide(studio, scene))
  const [ids, setIds] = useState<readonly string[]>([])
  const { keyOf, close, repeated } = useSteps()
  const area = useMemo(
    () => scene.areas.find(({ id }) => id === side) ?? { id: side, background: null, items: [] },
    [scene, side],
  )
  const selected = useMemo(() => area.items.filter(({ id }) => ids.includes(id)), [area, ids])
  const sheet = studio.blank.areas.find(({ id }) => id === side)
  if (!sheet) throw new Error(`the blank has no area ${side}`)

  const show = useCallback((next: string) => {
    setSide(next)
    setIds([])
  }, [])

  function step(go: () => Edit | undefined, isRedo: boolean) {
    const edit = go()
    const changed = edit && areaOf(edit)
    if (changed === undefined) return
    if (changed !== side) show(changed)
    onSaid({ area: changed, isRedo })
  }

  return {
    scene,
    area,
    sheet,
    selected,
    canUndo,
    canRedo,
    commit(edit, { key, say, select } = {}) {
      draftState.edit(edit, keyOf(key))
      if (select) setIds(select)
      if (say !== undefined) onSaid({ sentence: say })
    },
    close,
    undo: () => step(draftState.undo, false),
    redo: () => step(draftState.redo, true),
    select: setIds,
    show,
    repeated,
  }
}

/** The first side with content that follows a field, else the first. */
function firstSide({ blank }: ProductStudio, { areas }: Scene): string {
  const sides = areas.filter(({ id }) => blank.areas.some((area) => area.id === id))
  const first =
    sides.find(({ items }) => items.some(({ field }) => field !== undefined)) ?? sides[0]
  return first?.id ?? blank.areas[0]?.id ?? ''
}
