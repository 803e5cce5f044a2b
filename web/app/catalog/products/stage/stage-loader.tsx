import type { Product } from '@tohfa/contract/catalog/products'
import { useMemo, useState } from 'react'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import { useLocation, useSearchParams } from 'react-router'
import { choiceFromState } from '#catalog/products/product/product-choice.ts'
import { usePurchase } from '#catalog/products/product/use-purchase.ts'
import type { ProofFlow } from '#studio/proof/proof-flow.ts'
import { useGet } from '#platform/api/use-get.ts'
import { ofPack } from '#studio/draft/of-pack.ts'
import { useDraft } from '#studio/draft/use-draft.ts'
import { useRequestedDesign } from '#studio/draft/use-requested-design.ts'
import type { Chosen } from '#studio/fields/studio-props.ts'
import { StartQuestion } from '#studio/stage/start-question.tsx'
import { startIn, useSharedStart } from '#studio/stage/use-shared-start.ts'
import { useSession } from '#platform/session/session.store.ts'
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
    <NotOpened sentence={answer.error} onRetry={reload} />
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
  const user = useSession(({ session }) => session?.userInfo)
  const { state, hash } = useLocation()
  const [query] = useSearchParams()
  const [proofFlow, setProofFlow] = useState<ProofFlow | null>()
  /** The variant of a design that was opened here. */
  const [opened, setOpened] = useState<Chosen | null>(null)
  const { design } = draftState.draft
  const brought = (state as { choice?: unknown } | null)?.choice ? state : { choice: design }
  const choice = choiceFromState(product, opened ? { choice: opened } : brought)
  const purchase = usePurchase({ product, choice, proofFlow })
  const priced = useMemo(() => ofPack(studio, product, choice.pack), [studio, product, choice.pack])
  const openedBy = { studio, draftState, choice, onChoose: setOpened }
  const designId = query.get('design')
  const requested = useRequestedDesign(designId, { ...openedBy, isSignedIn: user !== undefined })
  const start = useSharedStart(startIn(hash), openedBy)
  if (!draftState.isRead || requested.isReading || start.isReading) return <StageSkeleton />
  const failure = requested.error ?? start.error
  if (failure !== null)
    return (
      <NotOpened
        sentence={failure}
        onRetry={() =>
          designId && requested.error ? requested.readAgain(designId) : start.retry()
        }
      />
    )
  if (start.question) return <StartQuestion {...start.question} />
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

function NotOpened({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <div className="page flex flex-col items-start gap-3 py-10">
      <h1 className="text-xl font-semibold">{texts.notRead}</h1>
      <p role="alert">{sentence}</p>
      <Button look="secondary" onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </div>
  )
}
