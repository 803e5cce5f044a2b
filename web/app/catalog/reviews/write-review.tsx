import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { texts as sharedTexts } from '@tohfa/contract/i18n/texts'
import { signInState } from '#platform/session/sign-in-state.ts'
import { useSession } from '#platform/session/session.store.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { toast } from '#ui/toast/toast.ts'
import { type Pair, reviewDraft } from './review-draft.ts'
import { writesReview } from './review-state.ts'
import { checkPurchase } from './write-review.calls.ts'
import { writeTexts as texts } from './write-review.texts.ts'

const ReviewForm = lazyPart(() => import('./review-form.tsx'))

/** `Write a review` and what comes of it (docs/product.md 7.4); visitors sign in first. */
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

type Step = 'closed' | 'checking' | 'not-bought' | 'form' | 'form-again'

function Writing({ of, onWritten }: { of: Pair; onWritten: () => void }) {
  const { state } = useLocation()
  const [step, setStep] = useState<Step>(() => {
    if (reviewDraft(of).read()) return 'form-again'
    return writesReview(state) ? 'checking' : 'closed'
  })
  const opener = useRef<HTMLButtonElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const before = useRef<Step>('closed')

  useEffect(() => {
    if (step === 'closed' && before.current !== 'closed') opener.current?.focus()
    if (step === 'not-bought') cancel.current?.focus()
    before.current = step
  }, [step])

  function hear(answer: Awaited<ReturnType<typeof checkPurchase>>) {
    // A refusal in words is an answer too; anything else is a failure.
    const refused = !answer.success && answer.status === 200
    setStep(answer.success ? 'form' : refused ? 'not-bought' : 'closed')
    if (!answer.success && !refused) toast('error', answer.error, 'review')
  }

  function open() {
    setStep('checking')
    void checkPurchase(of).then(hear)
  }

  // Pressed before this page was there.
  const begin = useEffectEvent(() => {
    if (step === 'checking') void checkPurchase(of).then(hear)
  })
  useEffect(() => begin(), [])

  const close = () => setStep('closed')
  if (step === 'form' || step === 'form-again')
    return (
      <Suspense>
        <ReviewForm
          of={of}
          takesFocus={step === 'form'}
          onCancel={close}
          onSent={() => {
            close()
            onWritten()
          }}
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
      </div>
    )
  return (
    <Button ref={opener} look="secondary" busy={step === 'checking'} onClick={open}>
      {texts.write}
    </Button>
  )
}
