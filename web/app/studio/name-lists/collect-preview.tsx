import { useId, useMemo, useState } from 'react'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import { describeScene } from '@tohfa/print-engine/scene/describe-scene'
import { describeTexts } from '@tohfa/print-engine/scene/studio.texts'
import type { FieldValues } from '@tohfa/print-engine/scene/template-fields'
import { useGet } from '#platform/api/use-get.ts'
import { firstView } from '#studio/fields/view-of-field.ts'
import { shownDesign } from '#studio/draft/design-of.ts'
import { Preview } from '#studio/preview/preview.tsx'
import { motifNamesOf } from '#studio/motifs/motif-name.ts'
import { usePreview } from '#studio/preview/use-preview.ts'
import type { View } from '#studio/preview/view.ts'

type Shown = { values: FieldValues; color: string }

const noPhotos = {}

/** The piece with the words of one person, on the product. */
export default function CollectPreview({ productId, ...shown }: Shown & { productId: string }) {
  const { latest } = useGet('GET /studio/products/:id', { params: { id: productId } })
  return latest?.success ? <Drawn studio={latest.data} {...shown} /> : null
}

function Drawn({ studio, values, color }: Shown & { studio: ProductStudio }) {
  const [view, setView] = useState<View>(() => firstView(studio))
  const scene = useMemo(
    () => shownDesign(studio, { scene: null, values }, noPhotos),
    [studio, values],
  )
  const { svgs, mockUp } = usePreview({
    studio,
    scene,
    photos: noPhotos,
    color,
    view,
    isOn: true,
  })
  const id = useId()
  if (!svgs || mockUp === undefined) return null
  return (
    <>
      <p id={id} className="sr-only">
        {describeScene(scene, studio.blank.areas, describeTexts, motifNamesOf(studio))}
      </p>
      <Preview
        studio={studio}
        svgs={svgs}
        view={view}
        color={color}
        photos={noPhotos}
        mockUp={mockUp}
        describedBy={id}
        isPinned={false}
        onView={setView}
      />
    </>
  )
}
