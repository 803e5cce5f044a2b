import { Redo2, Undo2 } from 'lucide'
import { IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { stageTexts as texts } from './stage.texts.ts'
import type { StageState } from './use-stage.ts'

export function UndoButtons({
  canUndo,
  canRedo,
  undo,
  redo,
}: Pick<StageState, 'canUndo' | 'canRedo' | 'undo' | 'redo'>) {
  return (
    <>
      <IconButton
        name={texts.undo}
        aria-disabled={!canUndo || undefined}
        onClick={undo}
        className="aria-disabled:text-control"
      >
        <Icon shape={Undo2} className="size-5" />
      </IconButton>
      <IconButton
        name={texts.redo}
        aria-disabled={!canRedo || undefined}
        onClick={redo}
        className="aria-disabled:text-control"
      >
        <Icon shape={Redo2} className="size-5" />
      </IconButton>
    </>
  )
}
