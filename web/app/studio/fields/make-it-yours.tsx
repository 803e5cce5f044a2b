import { useDeferredValue, useEffect, useMemo } from 'react'
import { ofPack } from '#studio/draft/of-pack.ts'
import { useGet } from '#platform/api/use-get.ts'
import { Button } from '#ui/button.tsx'
import { StudioSkeleton } from './field-skeletons.tsx'
import type { StudioProps } from './studio-props.ts'
import { StudioSection } from './studio-section.tsx'
import { studioTexts as texts } from '#studio/studio.texts.ts'

/** “Make it yours”: the fields of a product's template, and its picture as they fill (docs/studio.md section 12). */
export default function MakeItYours(props: StudioProps) {
  const { product, onProofFlow } = props
  const read = useGet('GET /studio/products/:id', { params: { id: product.id } })
  // Rendered in small tasks: all fields at once would block a phone.
  const answer = useDeferredValue(read.answer)
  const { pack } = props.choice
  const studio = useMemo(
    () => (answer?.success ? ofPack(answer.data, product, pack) : null),
    [answer, product, pack],
  )
  const isGone = answer?.success === false && answer.code === 'not_customizable'

  useEffect(() => {
    if (isGone) onProofFlow(null)
  }, [isGone, onProofFlow])

  if (!answer) return <StudioSkeleton shapes={props.shapes} />
  if (studio) return <StudioSection {...props} studio={studio} onStale={read.reload} />
  if (isGone) return <p className="text-sm text-quiet">{texts.gone}</p>
  return (
    <div className="flex flex-col items-start gap-3">
      <p role="alert" className="text-sm">
        {texts.notRead} {!answer.success && answer.error}
      </p>
      <Button look="secondary" onClick={read.reload}>
        {texts.tryAgain}
      </Button>
    </div>
  )
}
