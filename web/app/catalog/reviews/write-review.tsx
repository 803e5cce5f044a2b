import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { OwnReview } from '@tohfa/contract/catalog/reviews'
import { texts as sharedTexts } from '@tohfa/contract/i18n/texts'
import { signInState } from '#platform/session/sign-in-state.ts'
import { useSession } from '#platform/session/session.store.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { toast } from '#ui/toast/toast.ts'
import { type Pair, reviewDraft } from './review-draft.ts'
import { writesReview } from './review-state.ts'
import { checkPurchase, ownReviewOf } from './write-review.calls.ts'
import { writeTexts as texts } from './write-review.texts.ts'

const ReviewForm = lazyPart(() => import('./review-form.tsx'))
const DeleteReview = lazyPart(() => import('./delete-review.tsx'))

/** `Write a review` with its form (docs/product.md 7.4); visitors sign in first. */
export function WriteReview({
  productId,
  onWritten,
}: {
  productId: string
  onWritten: () => void
}) {
  const location = useLocation()
  const { known, session } = useSession()
  if (!known) return null
  if (session) {
    const userId = session.userInfo.id
    return <Writing key={userId} of={{ userId, productId }} onWritten={onWritten} />
  }
  return (
    <ButtonLink
      to="/signin"
      state={signInState({ ...location, search: `${location.search}#reviews` })}
      look="secondary"
    >
      {texts.write}
    </ButtonLink>
  )
}

/** Whether they bought it, and what they said of it before. */
const look = (of: Pair) => Promise.all([checkPurchase(of), ownReviewOf(of)])

type Step = 'closed' | 'checking' | 'not-bought' | 'form' | 'checking-again' | 'form-again'

function Writing({ of, onWritten }: { of: Pair; onWritten: () => void }) {
  const { state } = useLocation()
  const [step, setStep] = useState<Step>(() => {
    if (reviewDraft(of).read()) return 'checking-again'
    return writesReview(state) ? 'checking' : 'closed'
  })
  const [own, setOwn] = useState<OwnReview | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const before = useRef<Step>('closed')

  useEffect(() => {
    if (step === 'closed' && before.current !== 'closed') opener.current?.focus()
    if (step === 'not-bought') cancel.current?.focus()
    before.current = step
  }, [step])

  function hear([answer, review]: Awaited<ReturnType<typeof look>>) {
    setOwn(review)
    // A refusal in words is an answer too; anything else is a failure.
    const refused = !answer.success && answer.status === 200
    setStep(answer.success ? 'form' : refused ? 'not-bought' : 'closed')
    if (!answer.success && !refused) toast('error', answer.error, 'review')
  }

  function open() {
    setStep('checking')
    void look(of).then(hear)
  }

  function goOn(review: OwnReview | null) {
    setOwn(review)
    setStep('form-again')
  }

  // Pressed, or begun to be written, before this page was there.
  const begin = useEffectEvent(() => {
    if (step === 'checking') void look(of).then(hear)
    if (step === 'checking-again') void ownReviewOf(of).then(goOn)
  })
  useEffect(() => begin(), [])

  const close = () => setStep('closed')
  const written = () => {
    close()
    onWritten()
  }
  if (step === 'form' || step === 'form-again')
    return (
      <Suspense>
        <ReviewForm
          of={of}
          own={own}
          takesFocus={step === 'form'}
          onCancel={close}
          onSent={written}
          onDeleted={written}
        />
      </Suspense>
    )
  if (step === 'not-bought')
    return (
      <div className="flex flex-col items-start gap-3">
        <p id="not-bought" className="text-sm">
          {sharedTexts.notBought}
        </p>
        <Button ref={cancel} look="secondary" aria-describedby="not-bought" onClick={close}>
          {texts.cancel}
        </Button>
        {own && (
          <Suspense>
            <DeleteReview id={own.id} onDeleted={written} />
          </Suspense>
        )}
      </div>
    )
  if (step === 'checking-again') return null
  return (
    <Button ref={opener} look="secondary" busy={step === 'checking'} onClick={open}>
      {texts.write}
    </Button>
  )
}
