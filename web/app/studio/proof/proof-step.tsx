import { Suspense, useState } from 'react'
import { useNavigate } from '#ui/link.ts'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import type { Proof } from '@tohfa/contract/studio/proofs'
import type { Scene } from '@tohfa/print-engine/scene/scene'
import { Button, ButtonLink } from '#ui/button.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { type ApprovedProof, approveProof } from './approve-proof.ts'
import { ProofSheet } from './proof-sheet.tsx'
import { isForgotten } from './proof-trouble.ts'
import { studioTexts as texts } from '#studio/studio.texts.ts'
import { type ProofState, useProof } from './use-proof.ts'

/** Another device changes the same design rarely. */
const ChangedDesign = lazyPart(() => import('./changed-design.tsx'))

type Props = Parameters<typeof useProof>[0] & {
  studio: ProductStudio
  /** What is printed. */
  scene: Scene
  purchase: Omit<ApprovedProof, 'hash' | 'ticked'>
  /** The displayed price of the print per piece. */
  priceShown: number
  onTheirs: () => void
  onMend: (field: string | undefined) => void
  onApproved: (hash: string) => void
  /** The shop has changed the fields. */
  onStale: () => void
  onClose: () => void
  /** The step after the cart. */
  isBuying: boolean
}

/**
 * The step before the cart: a preview of the press file, and the findings to accept before the
 * approval.
 */
export default function ProofStep(props: Props) {
  const { purchase, onApproved, onClose, isBuying } = props
  const { state, isOnline, again, anew, keepMine, fail } = useProof(props)
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()

  async function approve({ hash }: Proof, ticked: string[]) {
    setBusy(true)
    const failure = await approveProof({ ...purchase, hash, ticked })
    setBusy(false)
    if (failure) return isForgotten(failure) ? anew() : fail(failure)
    onApproved(hash)
    if (purchase.orderId) void navigate('/account/orders')
    else if (isBuying) void navigate('/checkout')
  }

  return (
    <Dialog
      open
      title={texts.proof}
      onClose={state.step === 'stale' ? props.onStale : onClose}
      className="w-[min(96rem,calc(100vw-2rem))] max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-screen max-sm:max-w-none max-sm:rounded-none"
    >
      {state.step === 'ready' ? (
        <ProofSheet
          {...props}
          proof={state.proof}
          isAnew={state.isAnew}
          values={props.request.values}
          choice={purchase.choice}
          busy={busy}
          onApprove={(ticked) => void approve(state.proof, ticked)}
        />
      ) : state.step === 'changed' ? (
        <Suspense fallback={<Skeleton className="m-6 min-h-80" />}>
          <ChangedDesign
            studio={props.studio}
            designId={props.request.design?.id}
            mine={{ scene: props.scene, photos: props.photos, color: props.request.color }}
            onMine={keepMine}
            onTheirs={props.onTheirs}
          />
        </Suspense>
      ) : (
        <Underway {...props} state={state} isOnline={isOnline} onAgain={again} />
      )}
    </Dialog>
  )
}

type UnderwayState = Exclude<ProofState, { step: 'ready' | 'changed' }>

/** The message while there is no proof. */
function Underway({
  state,
  isOnline,
  onAgain,
  onMend,
  onStale,
}: Pick<Props, 'onMend' | 'onStale'> & {
  state: UnderwayState
  isOnline: boolean
  onAgain: () => void
}) {
  const isWaiting = state.step === 'sending' || state.step === 'rendering'
  return (
    <div className="flex min-h-80 flex-col items-center justify-center gap-5 p-6 text-center">
      {isWaiting && <Spinner />}
      <p aria-live="polite" className="max-w-prose">
        {isOnline ? sentenceOf(state) : texts.offlineHeld}
      </p>
      {state.step === 'stale' && <Button onClick={onStale}>{texts.toProduct}</Button>}
      {state.step === 'failed' && isOnline && (
        <div className="flex flex-wrap justify-center gap-3">
          {state.isFull && <ButtonLink to="/account/designs#photos">{texts.makeRoom}</ButtonLink>}
          {state.field && <Button onClick={() => onMend(state.field)}>{texts.otherPhoto}</Button>}
          <Button look={state.field ? 'secondary' : 'primary'} onClick={onAgain}>
            {texts.tryAgain}
          </Button>
        </div>
      )}
    </div>
  )
}

function sentenceOf(state: UnderwayState): string {
  switch (state.step) {
    case 'sending':
      return state.share === null ? texts.sending : texts.sendingPhoto(state.share)
    case 'rendering':
      return state.isSlow ? texts.slow : texts.rendering
    case 'stale':
      return state.sentence
    case 'failed':
      return texts.failed(state.sentence)
  }
}
