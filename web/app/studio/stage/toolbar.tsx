import { ImagePlus, Layers, type IconNode, Shapes, Sparkles, Type } from 'lucide'
import type { Ink } from '@tohfa/print-engine/blanks/blank-row'
import { Icon } from '#ui/icon.tsx'
import { stageTexts as texts } from './stage.texts.ts'

export type Tool = 'text' | 'photo' | 'motif' | 'shape' | 'layers'

const tools: { tool: Tool; icon: IconNode; label: string }[] = [
  { tool: 'text', icon: Type, label: texts.text },
  { tool: 'photo', icon: ImagePlus, label: texts.photo },
  { tool: 'motif', icon: Sparkles, label: texts.motif },
  { tool: 'shape', icon: Shapes, label: texts.shape },
  { tool: 'layers', icon: Layers, label: texts.layers },
]

/** What can be put on a side, and the list of what is on it. */
export function Toolbar({
  ink,
  tool,
  onTool,
}: {
  ink: Ink
  tool: Tool | null
  onTool: (tool: Tool) => void
}) {
  // A blank of one ink prints no photos.
  const offered = tools.filter((one) => ink !== 'one' || one.tool !== 'photo')
  return (
    <fieldset
      aria-label={texts.tools}
      className="flex flex-none justify-around border-hairline bg-surface max-lg:border-t max-lg:pb-[env(safe-area-inset-bottom)]"
    >
      {offered.map(({ tool: one, icon, label }) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === tool}
          onClick={() => onTool(one)}
          className="flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-1 px-1 text-xs transition-colors hover:bg-sunken focus-visible:-outline-offset-2 aria-pressed:bg-link-wash aria-pressed:font-semibold aria-pressed:text-link"
        >
          <Icon shape={icon} className="size-5" />
          <span className="max-w-full truncate">{label}</span>
        </button>
      ))}
    </fieldset>
  )
}
