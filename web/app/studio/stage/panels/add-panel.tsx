import { Circle, type IconNode, Slash, Square, Type } from 'lucide'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import type { SceneItem } from '@tohfa/print-engine/scene/scene'
import type { DraftState } from '#studio/draft/use-draft.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { addingOf } from '#studio/stage/adding.ts'
import { stageTexts as texts } from '#studio/stage/stage.texts.ts'
import type { Tool } from '#studio/stage/toolbar.tsx'
import { AddMotif } from './add-motif.tsx'
import { PhotoPicker } from './photo-picker.tsx'

const shapes: { shape: 'rect' | 'ellipse' | 'line'; icon: IconNode; label: string }[] = [
  { shape: 'rect', icon: Square, label: texts.rect },
  { shape: 'ellipse', icon: Circle, label: texts.ellipse },
  { shape: 'line', icon: Slash, label: texts.line },
]

/** What a tool puts on the side. */
export function AddPanel({
  studio,
  draftState,
  adding,
  tool,
  add,
  addText,
}: {
  studio: ProductStudio
  draftState: DraftState
  adding: ReturnType<typeof addingOf>
  tool: Tool
  add: (item: SceneItem) => void
  addText: () => void
}) {
  switch (tool) {
    case 'text':
      return (
        <Button look="secondary" onClick={addText} className="self-start">
          <Icon shape={Type} className="size-5" />
          {texts.addText}
        </Button>
      )
    case 'photo':
      return (
        <PhotoPicker
          label={texts.addPhoto}
          draftState={draftState}
          onPick={(photo) => add(adding.photo(photo.sha256, photo))}
        />
      )
    case 'shape':
      return (
        <fieldset>
          <legend className="mb-2 text-sm font-medium">{texts.addShape}</legend>
          <div className="flex flex-wrap gap-2">
            {shapes.map(({ shape, icon, label }) => (
              <Button key={shape} look="secondary" onClick={() => add(adding.shape(shape))}>
                <Icon shape={icon} className="size-5" />
                {label}
              </Button>
            ))}
          </div>
        </fieldset>
      )
    case 'motif':
      return (
        <AddMotif
          studio={studio}
          onAdd={(motif, drawing, colors) => add(adding.motif(motif, drawing, colors))}
        />
      )
    case 'layers':
      return null
  }
}
