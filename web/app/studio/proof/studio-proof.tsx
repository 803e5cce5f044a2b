import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import { areasInUse, personalisationPrice } from '@tohfa/contract/studio/print-price'
import { lazyPart } from '#ui/lazy-part.tsx'
import { designOf, filledValues } from '#studio/draft/design-of.ts'
import type { RefusedField, StudioProps } from '#studio/fields/studio-props.ts'
import type { DraftState } from '#studio/draft/use-draft.ts'

const ProofStep = lazyPart(() => import('./proof-step.tsx'))

/** The proof of a draft: what it is requested with, and what becomes of the draft on the way. */
export function StudioProof({
  product,
  choice,
  studio,
  draftState: { draft, photos, change, keepPhoto },
  userId,
  press,
  onRefused,
  onStale,
  onTheirs,
  onField,
  onClose,
}: StudioProps & {
  studio: ProductStudio
  draftState: DraftState
  userId: string
  /** Whether it leads to the bag or on to the checkout. */
  press: 'add' | 'buy'
  /** Is told what is wrong with what stands in a field; null when it was taken. */
  onRefused: (refused: RefusedField | null) => void
  /** Reads the fields anew. */
  onStale: () => void
  /** Takes over the design as it is in the account. */
  onTheirs: (designId: string) => Promise<void>
  /** Leads to a field, or to the first. */
  onField: (field: string | undefined) => void
  onClose: () => void
}) {
  const [query] = useSearchParams()
  const { color, size } = choice
  const { scene } = designOf(studio, draft.values, photos)
  return (
    <Suspense>
      <ProofStep
        studio={studio}
        request={{
          productId: product.id,
          color,
          size,
          values: filledValues(studio.fields, draft.values),
          design: draft.design,
        }}
        photos={photos}
        purchase={{
          userId,
          productId: product.id,
          choice,
          lineId: query.get('line'),
          orderId: query.get('order'),
        }}
        isBuying={press === 'buy'}
        priceShown={personalisationPrice(studio.prices, areasInUse(scene))}
        onPhotoSent={(photo) => {
          onRefused(null)
          return keepPhoto(photo)
        }}
        onRefused={(field, sentence) =>
          onRefused({ field, value: draft.values[field] ?? null, sentence })
        }
        onStale={() => {
          onClose()
          onStale()
        }}
        onDesignSent={({ id, version }) => change({ design: { id, version, color, size } })}
        onTheirs={() => {
          onClose()
          if (draft.design) void onTheirs(draft.design.id)
        }}
        onMend={(field) => {
          onClose()
          // When the dialog has given the focus back.
          setTimeout(() => onField(field))
        }}
        onApproved={(proof) => {
          change({ proof })
          onClose()
        }}
        onClose={onClose}
      />
    </Suspense>
  )
}
