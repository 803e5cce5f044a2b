import type { Product } from '@tohfa/contract/catalog/products'
import { useMemo, useState } from 'react'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import { useLocation } from 'react-router'
import { choiceFromState } from '#catalog/products/product/product-choice.ts'
import { usePurchase } from '#catalog/products/product/use-purchase.ts'
import type { ProofFlow } from '#studio/proof/proof-flow.ts'
import { useGet } from '#platform/api/use-get.ts'
import { ofPack } from '#studio/draft/of-pack.ts'
import { useDraft } from '#studio/draft/use-draft.ts'
import { MessagePage } from '#ui/message-page.tsx'
import { Button } from '#ui/button.tsx'
import { Stage } from '#studio/stage/stage.tsx'
import { StageSkeleton } from '#studio/stage/stage-skeleton.tsx'
import { stageTexts as texts } from '#studio/stage/stage.texts.ts'

/** The stage of a product, once its studio is read. */
export default function StageLoader({ product }: { product: Product }) {
  const { answer, reload } = useGet('GET /studio/products/:id', { params: { id: product.id } })
  if (!answer) return <StageSkeleton />
  if (answer.success)
    return <StageOfDraft product={product} studio={answer.data} onStale={reload} />
  const isGone = answer.code === 'not_customizable'
  return isGone ? (
    <MessagePage
      heading={texts.gone}
      sentence=""
      action={texts.toProduct}
      href={`/product-detail/${product.id}`}
    />
  ) : (
    <div className="page flex flex-col items-start gap-3 py-10">
      <h1 className="text-xl font-semibold">{texts.notRead}</h1>
      <p role="alert">{answer.error}</p>
      <Button look="secondary" onClick={reload}>
        {texts.tryAgain}
      </Button>
    </div>
  )
}

/** The same with the draft of this device, once it is read. */
function StageOfDraft({
  product,
  studio,
  onStale,
}: {
  product: Product
  studio: ProductStudio
  onStale: () => void
}) {
  const draftState = useDraft(product.id, studio)
  const { state } = useLocation()
  const [proofFlow, setProofFlow] = useState<ProofFlow | null>()
  const { design } = draftState.draft
  const brought = (state as { choice?: unknown } | null)?.choice ? state : { choice: design }
  const choice = choiceFromState(product, brought)
  const purchase = usePurchase({ product, choice, proofFlow })
  const priced = useMemo(() => ofPack(studio, product, choice.pack), [studio, product, choice.pack])
  if (!draftState.isRead) return <StageSkeleton />
  return (
    <Stage
      product={product}
      studio={priced}
      choice={choice}
      draftState={draftState}
      purchase={purchase}
      onProofFlow={setProofFlow}
      onStale={onStale}
    />
  )
}
