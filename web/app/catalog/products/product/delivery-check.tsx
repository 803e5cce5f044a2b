import { useEffect, useEffectEvent, useId, useRef, useState, type FormEvent } from 'react'
import { callTexts } from '@tohfa/contract/shared/call.texts'
import { knownPinCode } from '#orders/cart/known-pin-code.ts'
import { Button } from '#ui/button.tsx'
import { inputClass } from '#ui/form/input-class.ts'
import { scrollBehavior } from '#ui/motion.ts'
import type { DeliveryAnswer } from './check-delivery.ts'
import { deliveryCheckTexts as texts } from './delivery-check.texts.ts'

// Loaded when the field gets the focus.
const loadCheck = () => import('./check-delivery.ts')

/** The delivery check (docs/product.md 6.6). */
export function DeliveryCheck({ productId }: { productId: string }) {
  const [answer, setAnswer] = useState<(DeliveryAnswer & { isAsked?: boolean }) | null>(null)
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const asking = useRef<AbortController>(null)
  const statusRef = useRef<HTMLDivElement>(null)
  const id = useId()

  // On a phone the answer would be behind the bar with ADD TO BAG.
  useEffect(() => {
    if (answer?.isAsked)
      statusRef.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() })
  }, [answer])

  // A message about a lost connection is outdated.
  useEffect(() => {
    const forget = () => setAnswer((now) => (now?.news === 'offline' ? null : now))
    window.addEventListener('online', forget)
    return () => window.removeEventListener('online', forget)
  }, [])

  async function check(isAsked: boolean) {
    asking.current?.abort()
    const { signal } = (asking.current = new AbortController())
    setAnswer(null)
    setBusy(isAsked)
    const found = await loadCheck().then(
      ({ checkDelivery }) => checkDelivery(input.current?.value ?? '', productId, signal),
      // Its script failed to load, too.
      (): DeliveryAnswer =>
        navigator.onLine
          ? { sentence: callTexts.somethingWrong, news: 'mend' }
          : { sentence: texts.offlineCheck, news: 'offline' },
    )
    if (signal.aborted) return
    setAnswer(found && { ...found, isAsked })
    setBusy(false)
  }

  const checkKnown = useEffectEvent((known: string) => {
    if (!input.current || input.current.value) return
    input.current.value = known
    void check(false)
  })
  // Checks the PIN code that this device checked last, without a press.
  useEffect(() => {
    const known = knownPinCode()
    if (known) checkKnown(known)
  }, [])

  function submit(event: FormEvent) {
    event.preventDefault()
    void check(true)
  }

  return (
    <form noValidate onSubmit={submit} className="border-t border-hairline pt-6">
      <label htmlFor={id} className="text-sm font-medium">
        {texts.delivery}
        <span className="block font-normal text-quiet">{texts.deliveryHint}</span>
      </label>
      <div className="mt-2 flex max-w-sm gap-2">
        <input
          ref={input}
          onFocus={() => void loadCheck().catch(() => undefined)}
          id={id}
          name="pinCode"
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder={texts.pinCode}
          aria-invalid={answer?.news === 'mend' ? true : undefined}
          aria-describedby={`${id}-answer`}
          className={`${inputClass} tabular`}
        />
        <Button type="submit" look="secondary" busy={busy}>
          {texts.check}
        </Button>
      </div>
      <div
        ref={statusRef}
        id={`${id}-answer`}
        aria-live="polite"
        className="mt-2 min-h-5.5 text-sm"
      >
        {answer && (
          <p className={`font-medium ${answer.news === 'good' ? 'text-success' : 'text-danger'}`}>
            {answer.sentence}
          </p>
        )}
        {answer?.note && <p className="mt-0.5 text-quiet">{answer.note}</p>}
      </div>
    </form>
  )
}
