import { useDeferredValue, useState } from 'react'
import type { Product } from '@tohfa/contract/catalog/products'
import type { AreaPhotograph } from '@tohfa/contract/studio/photographs'
import { MockUpCanvas } from '#studio/preview/mock-up-canvas.tsx'
import { sheetGround } from '@tohfa/print-engine/scene/sheet-ground'
import { describeScene } from '@tohfa/print-engine/scene/describe-scene'
import { useMotifIndex } from '#studio/motifs/motif-index.ts'
import { nameOfMotif } from '#studio/motifs/motif-name.ts'
import { describeTexts } from '@tohfa/print-engine/scene/studio.texts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TabButtons } from '#ui/tab-buttons.tsx'
import { labelOf } from '#platform/i18n/label-of.ts'
import { productStudioTexts as texts } from '#admin/catalog/product-studio/product-studio.texts.ts'
import {
  areasOf,
  sceneAreaOf,
  type StudioDraft,
} from '#admin/catalog/product-studio/studio-draft.ts'
import { FindingList } from './finding-list.tsx'
import { Legend } from './legend.tsx'
import { Sheet } from './sheet.tsx'
import { useDraftMockUp } from './use-draft-mock-up.ts'
import { usePreview } from './use-preview.ts'

/**
 * The template with its samples next to the form: one side at a time, in millimetres, with its
 * preflight findings. On a phone the picture stays above the form.
 */
export function StudioPreview({
  draft,
  product,
  photographs,
  area,
  onArea,
}: {
  draft: StudioDraft
  product: Product
  photographs: readonly AreaPhotograph[]
  /** The visible area, whose items the form shows. */
  area: string
  onArea: (id: string) => void
}) {
  const colors = product.colors.map(({ color }) => color)
  const [color, setColor] = useState(colors[0] ?? 'White')
  // Deferred, so that a large template never delays a key.
  const drawn = useDeferredValue(draft)
  const areas = areasOf(drawn)
  const ground = sheetGround(drawn.blank, color, areas)
  const preview = usePreview(drawn, ground)
  const { scene, textOf, motifOf, findings, isPartial } = preview
  const { index } = useMotifIndex()
  const place = areas.find(({ id }) => id === area) ?? areas[0]
  const screen = useDraftMockUp({
    draft: drawn,
    preview,
    area: place?.id ?? '',
    color,
    category: product.category,
    photographs,
  })
  if (!place) return null
  const shown = scene.areas.find(({ id }) => id === place.id) ?? sceneAreaOf(drawn, place.id)
  const described = describeScene({ ...scene, areas: [shown] }, areas, describeTexts, (id) => {
    const entry = index?.get(id)
    return entry && nameOfMotif(entry)
  })
  return (
    <section aria-labelledby="preview-heading" className="contents lg:block">
      <div className="z-10 -mx-(--gutter) border-b border-hairline bg-ground px-(--gutter) pb-3 max-lg:top-0 max-lg:sm:tall:top-15 max-lg:tall:sticky lg:mx-0 lg:border-0 lg:px-0">
        <h2 id="preview-heading" tabIndex={-1} className="text-lg font-semibold max-lg:sr-only">
          {texts.preview}
        </h2>
        {areas.length > 1 && (
          <TabButtons
            label={texts.sides}
            tabs={areas.map((one) => ({ value: one.id, label: labelOf(one) }))}
            value={place.id}
            onChange={onArea}
          />
        )}
        <div className="pt-3">
          <Sheet
            place={place}
            area={shown}
            ground={ground}
            textOf={textOf}
            motifOf={motifOf}
            alt={described}
          />
        </div>
      </div>
      <div className="flex flex-col gap-3 pt-2">
        <Legend place={place} />
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
        {isPartial ? (
          <p className="text-sm text-warning">{texts.partial}</p>
        ) : (
          <FindingList findings={findings} draft={drawn} />
        )}
      </div>
    </section>
  )
}
