import { Maximize, ZoomIn, ZoomOut } from 'lucide'
import { IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { StageView } from './canvas/use-view.ts'
import { mostZoom, zoomStep } from './canvas/view.ts'
import { stageTexts as texts } from './stage.texts.ts'

/** Enlarges and reduces the picture of a side; nothing of the design changes. */
export function ViewButtons({
  zoom,
  onZoom,
  onWhole,
}: Pick<StageView, 'zoom'> & { onZoom: (factor: number) => void; onWhole: () => void }) {
  const isWhole = zoom === 1
  const look = 'aria-disabled:text-control'
  return (
    <fieldset
      aria-label={texts.view}
      className="absolute right-2 bottom-2 flex items-center rounded-control bg-surface shadow-float"
    >
      <IconButton
        name={texts.zoomOut}
        aria-disabled={isWhole || undefined}
        onClick={() => onZoom(1 / zoomStep)}
        className={look}
      >
        <Icon shape={ZoomOut} className="size-5" />
      </IconButton>
      <output aria-label={texts.zoom} className="tabular min-w-12 text-center text-xs">
        {`${Math.round(zoom * 100)}\u00a0%`}
      </output>
      <IconButton
        name={texts.zoomIn}
        aria-disabled={zoom >= mostZoom || undefined}
        onClick={() => onZoom(zoomStep)}
        className={look}
      >
        <Icon shape={ZoomIn} className="size-5" />
      </IconButton>
      <IconButton
        name={texts.showWhole}
        aria-disabled={isWhole || undefined}
        onClick={onWhole}
        className={look}
      >
        <Icon shape={Maximize} className="size-5" />
      </IconButton>
    </fieldset>
  )
}
