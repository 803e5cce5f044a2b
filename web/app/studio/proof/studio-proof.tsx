import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import { areasInUse, personalisationPrice } from '@tohfa/contract/studio/print-price'
import { lazyPart } from '#ui/lazy-part.tsx'
import { designOf, filledValues, freeScene } from '#studio/draft/design-of.ts'
import type { RefusedField, StudioProps } from '#studio/fields/studio-props.ts'
import type { DraftState } from '#studio/draft/use-draft.ts'
import type { Press } from './proof-flow.ts'

const ProofStep = lazyPart(() => import('./proof-step.tsx'))

/** The proof of a draft: its request, and the resulting changes of the draft. */
export function StudioProof({
  product,
  choice,
  studio,
  draftState: { draft, photos, change, keepDesign, whenSaved, keepPhoto },
  userId,
  press,
  onRefused,
  onStale,
  onTheirs,
  onField,
  onClose,
}: Pick<StudioProps, 'product' | 'choice'> & {
  studio: ProductStudio
  draftState: DraftState
  userId: string
  /** Whether it leads to the cart or on to the checkout. */
  press: Press
  /** Gets the error of a field's value; null when it was accepted. */
  onRefused: (refused: RefusedField | null) => void
  /** Reloads the fields. */
  onStale: () => void
  /** Takes the version of the account. */
  onTheirs: (designId: string) => Promise<void>
  /** Goes to a field, or to the first. */
  onField: (field: string | undefined) => void
  onClose: () => void
}) {
  const [query] = useSearchParams()
  const { color, size } = choice
  const { scene } = designOf(studio, draft, photos)
  return (
    <Suspense>
      <ProofStep
        studio={studio}
        scene={scene}
        request={{
          productId: product.id,
          color,
          size,
          values: filledValues(studio.fields, draft.values),
          scene: freeScene(studio, draft.scene),
          design: draft.design,
        }}
        photos={photos}
        whenSaved={whenSaved}
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
        onDesignSent={({ id, version }) => keepDesign({ id, version, color, size }, draft)}
        onTheirs={() => {
          onClose()
          if (draft.design) void onTheirs(draft.design.id)
        }}
        onMend={(field) => {
          onClose()
          // After the dialog has restored the focus.
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
