import { type KeyboardEvent, type ReactNode, Suspense } from 'react'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import { blanks } from '@tohfa/print-engine/scene/blanks'
import type { SceneItem } from '@tohfa/print-engine/scene/scene'
import type { DraftState } from '#studio/draft/use-draft.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { TabButtons } from '#ui/tab-buttons.tsx'
import type { addingOf } from './adding.ts'
import type { Arranging } from './arranging.ts'
import { GroundPanel } from './panels/ground-panel.tsx'
import { LayersList } from './panels/layers-list.tsx'
// With the stage: a phone opens its keyboard only within the press that adds words.
import { TextPanel } from './panels/text-panel.tsx'
import { stageTexts as texts } from './stage.texts.ts'
import type { Tool } from './toolbar.tsx'
import type { StageState } from './use-stage.ts'
import type { Tab } from './use-tools.ts'

const ShapePanel = lazyPart(async () => ({
  default: (await import('./panels/shape-panel.tsx')).ShapePanel,
}))
const MotifPanel = lazyPart(async () => ({
  default: (await import('./panels/motif-panel.tsx')).MotifPanel,
}))
const PhotoPanel = lazyPart(async () => ({
  default: (await import('./panels/photo-panel.tsx')).PhotoPanel,
}))
const ArrangePanel = lazyPart(async () => ({
  default: (await import('./panels/arrange-panel.tsx')).ArrangePanel,
}))
const AddPanel = lazyPart(async () => ({
  default: (await import('./panels/add-panel.tsx')).AddPanel,
}))

/** The panel of the tool that is open, or of what is selected. */
export function ItemPanel(props: {
  studio: ProductStudio
  stage: StageState
  draftState: DraftState
  arranging: Arranging
  adding: ReturnType<typeof addingOf>
  tool: Tool | null
  tab: Tab
  setTab: (tab: Tab) => void
  add: (item: SceneItem) => void
  addText: () => void
  onItemKey: (event: KeyboardEvent) => void
}) {
  const { studio, stage, arranging, tool, tab } = props
  const { selected } = stage
  const [only] = selected
  if (tool === 'layers')
    return (
      <Padded>
        <LayersList
          studio={studio}
          stage={stage}
          arranging={arranging}
          onItemKey={props.onItemKey}
        />
        {only && (
          <Suspense>
            <ArrangePanel stage={stage} arranging={arranging} />
          </Suspense>
        )}
      </Padded>
    )
  if (tool && (only?.kind !== tool || selected.length > 1))
    return (
      <Padded>
        <AddPanel {...props} tool={tool} />
      </Padded>
    )
  if (!only)
    return (
      <Padded>
        <p className="text-sm text-quiet">{texts.nothingSelected}</p>
        {!blanks[studio.blank.id].cloth && <GroundPanel {...props} />}
      </Padded>
    )
  return (
    <>
      {selected.length === 1 && (
        <TabButtons
          label={texts.parts}
          value={tab}
          onChange={props.setTab}
          tabs={[
            { value: 'edit', label: texts.edit },
            { value: 'arrange', label: texts.arrange },
          ]}
        />
      )}
      <Padded>
        {tab === 'arrange' || selected.length > 1 ? (
          <ArrangePanel stage={stage} arranging={arranging} />
        ) : (
          <EditPanel {...props} item={only} />
        )}
      </Padded>
    </>
  )
}

function EditPanel({ item, ...props }: Parameters<typeof ItemPanel>[0] & { item: SceneItem }) {
  const { studio, stage, arranging, draftState } = props
  const shared = { studio, stage, change: arranging.set, fill: arranging.fill }
  switch (item.kind) {
    case 'text':
      return <TextPanel key={item.id} {...shared} item={item} />
    case 'shape':
      return <ShapePanel key={item.id} {...shared} item={item} />
    case 'motif':
      return <MotifPanel key={item.id} {...shared} item={item} />
    case 'photo':
      return <PhotoPanel key={item.id} {...shared} item={item} draftState={draftState} />
  }
}

const Padded = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-col gap-5 p-4">
    <Suspense>{children}</Suspense>
  </div>
)
