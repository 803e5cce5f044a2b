import { useMemo } from 'react'
import { type BlankArea, blanks } from '@tohfa/print-engine/scene/blanks'
import { labelOf } from '#platform/i18n/label-of.ts'
import { withEdit } from '#admin/catalog/product-studio/change-items.ts'
import { productStudioTexts as texts } from '#admin/catalog/product-studio/product-studio.texts.ts'
import {
  areasOf,
  type ApplyStep,
  type StudioDraft,
} from '#admin/catalog/product-studio/studio-draft.ts'
import type { DraftSteps } from '#admin/catalog/product-studio/use-studio-draft.ts'
import { useMotifNames } from '#studio/motifs/use-motif-names.ts'
import type { StageStudio } from '#studio/stage/stage-studio.ts'
import { stageTexts } from '#studio/stage/stage.texts.ts'
import type { StageState } from '#studio/stage/use-stage.ts'
import { useSteps } from '#studio/stage/use-steps.ts'
import { sampledScene } from './use-preview.ts'

const none = {}

export type TemplateStage = {
  draft: StudioDraft
  change: ApplyStep
  steps: DraftSteps
  /** The visible area, whose items the form shows. */
  sheet: BlankArea
  onArea: (id: string) => void
  /** The ids of its selected items. */
  selection: readonly string[]
  onSelect: (ids: readonly string[]) => void
}

/**
 * The stage of a template: it shows the samples, and its edits change the draft of the form. Undo
 * goes back over the whole form.
 * @param onSaid gets what was done, in a sentence
 */
export function useTemplateStage(
  { draft, change, steps, sheet, onArea, selection, onSelect }: TemplateStage,
  onSaid: (sentence: string) => void,
): { stage: StageState; studio: StageStudio } {
  const { fields, blank, areas } = draft
  const { keyOf, close, repeated } = useSteps()
  const scene = useMemo(() => sampledScene(draft), [draft])
  const area = useMemo(
    () =>
      scene.areas.find(({ id }) => id === sheet.id) ?? {
        id: sheet.id,
        background: null,
        items: [],
      },
    [scene, sheet.id],
  )
  const selected = useMemo(
    () => area.items.filter(({ id }) => selection.includes(id)),
    [area, selection],
  )
  const unnamed = useMemo<StageStudio>(
    () => ({
      blank: { id: blank, ink: blanks[blank].ink, areas: [...areasOf({ blank, areas })] },
      motifs: none,
      fields,
      motifNames: none,
    }),
    [blank, areas, fields],
  )
  const studio = useMotifNames(unnamed, scene)

  function step(go: DraftSteps['undo'], say: (what: string) => string) {
    const gone = go()
    if (!gone) return
    const changed = studio.blank.areas.find(({ id }) => id === gone.area)
    if (changed && changed.id !== area.id) onArea(changed.id)
    onSaid(say(changed ? labelOf(changed) : texts.form))
  }

  const stage: StageState = {
    scene,
    area,
    sheet,
    selected,
    canUndo: steps.canUndo,
    canRedo: steps.canRedo,
    commit(edit, { key, say, select } = {}) {
      const shown = area.items.map(({ id }) => id)
      change(withEdit(edit, shown), keyOf(key) ?? null)
      if (select) onSelect(select)
      if (say !== undefined) onSaid(say)
    },
    close,
    undo: () => step(steps.undo, stageTexts.done.undone),
    redo: () => step(steps.redo, stageTexts.done.redone),
    select: onSelect,
    show: onArea,
    repeated,
  }
  return { stage, studio }
}
