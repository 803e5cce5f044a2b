import { Suspense, useDeferredValue, useMemo, useState } from 'react'
import type { Product } from '@tohfa/contract/catalog/products'
import type { AreaPhotograph } from '@tohfa/contract/studio/photographs'
import { describeScene } from '@tohfa/print-engine/scene/describe-scene'
import { sheetGround } from '@tohfa/print-engine/scene/sheet-ground'
import { describeTexts } from '@tohfa/print-engine/scene/studio.texts'
import { productStudioTexts as texts } from '#admin/catalog/product-studio/product-studio.texts.ts'
import { areasOf } from '#admin/catalog/product-studio/studio-draft.ts'
import { motifNamesOf } from '#studio/motifs/motif-name.ts'
import { MockUpCanvas } from '#studio/preview/mock-up-canvas.tsx'
import { arrangingOf } from '#studio/stage/arranging.ts'
import { SideChips } from '#studio/stage/side-chips.tsx'
import { StagePicture } from '#studio/stage/stage-picture.tsx'
import { UndoButtons } from '#studio/stage/undo-buttons.tsx'
import { useSaid } from '#studio/stage/use-said.tsx'
import { useStageKeys } from '#studio/stage/use-stage-keys.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { FindingList } from './finding-list.tsx'
import { Legend } from './legend.tsx'
import { useDraftMockUp } from './use-draft-mock-up.ts'
import { usePreview } from './use-preview.ts'
import { type TemplateStage, useTemplateStage } from './use-template-stage.ts'

// As on the shoppers' stage, which loads its panels when they are needed.
const ArrangePanel = lazyPart(async () => ({
  default: (await import('#studio/stage/panels/arrange-panel.tsx')).ArrangePanel,
}))

const noPhotos = {}

/**
 * The template with its samples next to the form: one side at a time, on the stage that shoppers
 * have, with the product and the preflight findings. On a phone the picture stays above the form.
 */
export function StudioPreview({
  product,
  photographs,
  ...template
}: TemplateStage & { product: Product; photographs: readonly AreaPhotograph[] }) {
  const { draft, sheet } = template
  const colors = product.colors.map(({ color }) => color)
  const [color, setColor] = useState(colors[0] ?? 'White')
  const { live, say } = useSaid()
  const { stage, studio } = useTemplateStage(template, say)
  const arranging = arrangingOf(stage, studio, true)
  const { onPictureKey } = useStageKeys(stage, arranging)
  // Deferred, so that a large template never delays a key.
  const drawn = useDeferredValue(draft)
  const preview = usePreview(drawn, sheetGround(drawn.blank, color, areasOf(drawn)))
  const screen = useDraftMockUp({
    draft: drawn,
    preview,
    area: sheet.id,
    color,
    category: product.category,
    photographs,
  })
  const { area } = stage
  const { areas } = studio.blank
  const described = useMemo(
    () =>
      describeScene({ ...stage.scene, areas: [area] }, areas, describeTexts, motifNamesOf(studio)),
    [stage.scene, area, areas, studio],
  )
  return (
    <section
      aria-labelledby="preview-heading"
      className="contents lg:grid lg:grid-cols-[minmax(0,1fr)_9rem] lg:gap-x-4 lg:gap-y-3 xl:grid-cols-[minmax(0,1fr)_13rem]"
    >
      <div className="z-10 -mx-(--gutter) border-b border-hairline bg-ground px-(--gutter) pb-3 max-lg:top-0 max-lg:sm:tall:top-15 max-lg:tall:sticky lg:mx-0 lg:border-0 lg:px-0">
        <div className="flex flex-wrap items-center gap-x-2">
          <h2
            id="preview-heading"
            tabIndex={-1}
            className="flex-1 text-lg font-semibold max-lg:sr-only"
          >
            {texts.preview}
          </h2>
          <div className="min-w-0 flex-1 lg:order-last lg:flex-none lg:basis-full">
            <SideChips studio={studio} stage={stage} />
          </div>
          <div className="flex flex-none">
            <UndoButtons {...stage} />
          </div>
        </div>
        {isWhole(sheet) && (
          <StagePicture
            studio={studio}
            stage={stage}
            photos={noPhotos}
            color={color}
            className="h-[26vh] min-h-44 bg-sunken lg:h-[min(44vh,28rem)]"
            onKeyDown={onPictureKey}
            onSaid={say}
          />
        )}
        <p className="sr-only font-system">{described}</p>
        {live}
      </div>
      <div className="flex flex-col gap-3 lg:col-span-full lg:row-start-2">
        <Legend place={sheet} />
        {stage.selected.length > 0 && (
          <Suspense>
            <ArrangePanel stage={stage} arranging={arranging} />
          </Suspense>
        )}
      </div>
      <div className="flex flex-col gap-3 lg:col-start-2 lg:row-start-1">
        {screen && (
          <figure className="m-0">
            <figcaption className="pb-1 text-sm font-medium">{texts.sampleOnIt}</figcaption>
            <div className="mx-auto aspect-4/5 w-full max-w-64 bg-sunken">
              <MockUpCanvas screen={screen} />
            </div>
          </figure>
        )}
        {colors.length > 1 && (
          <SelectField
            label={texts.onColor}
            value={color}
            options={colors.map((value) => ({ value, label: value }))}
            onChange={({ currentTarget }) => setColor(currentTarget.value)}
          />
        )}
      </div>
      <div className="lg:col-span-full">
        {preview.isPartial ? (
          <p className="text-sm text-warning">{texts.partial}</p>
        ) : (
          <FindingList findings={preview.findings} draft={drawn} />
        )}
      </div>
    </section>
  )
}

/** A number is NaN while it is being typed. */
const isWhole = ({ width, height, bleed, safe }: TemplateStage['sheet']): boolean =>
  width > 0 && height > 0 && bleed >= 0 && safe >= 0
