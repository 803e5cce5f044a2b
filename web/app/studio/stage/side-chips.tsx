import { labelOf } from '#platform/i18n/label-of.ts'
import type { StageStudio } from './stage-studio.ts'
import { stageTexts as texts } from './stage.texts.ts'
import type { StageState } from './use-stage.ts'

/** The sides of a print with more than one. */
export function SideChips({ studio, stage }: { studio: StageStudio; stage: StageState }) {
  const { areas } = studio.blank
  if (areas.length < 2) return null
  return (
    <fieldset
      aria-label={texts.sides}
      className="no-scrollbar flex flex-none gap-2 overflow-x-auto px-3 py-2"
    >
      {areas.map((area) => (
        <button
          key={area.id}
          type="button"
          aria-pressed={area.id === stage.area.id}
          onClick={() => stage.show(area.id)}
          className="min-h-9 shrink-0 rounded-full border border-control bg-surface px-4 text-sm transition-colors hover:border-ink aria-pressed:border-link aria-pressed:bg-link-wash aria-pressed:font-semibold"
        >
          {labelOf(area)}
        </button>
      ))}
    </fieldset>
  )
}
