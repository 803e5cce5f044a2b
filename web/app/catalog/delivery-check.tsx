import { useId, useRef, useState, type FormEvent } from 'react'
import { pinCodePattern } from '@tohfa/contract/patterns'
import type { Serviceability } from '@tohfa/contract/shipping'
import { texts as sharedTexts } from '@tohfa/contract/texts'
import { call, wasCanceled } from '../api-client.ts'
import { inLanguage } from '../sentences.texts.ts'
import { Button } from '../ui/button.tsx'
import { inputClass } from '../ui/field.tsx'
import { productTexts as texts } from './product.texts.ts'
import { shortDate } from './short-date.ts'

type State = { answer?: Serviceability; failure?: string; busy?: boolean }

/** Whether and when a PIN code is delivered to (spec section 2, "delivery check form"). */
export function DeliveryCheck() {
  const [state, setState] = useState<State>({})
  const input = useRef<HTMLInputElement>(null)
  const asking = useRef<AbortController>(null)
  const id = useId()
  const served = state.answer?.message === sharedTexts.serviceAvailable

  async function check(event: FormEvent) {
    event.preventDefault()
    const pinCode = input.current?.value.trim() ?? ''
    asking.current?.abort()
    if (!pinCode) return setState({ failure: sharedTexts.required })
    if (!pinCodePattern.test(pinCode)) return setState({ failure: sharedTexts.pinCodeInvalid })
    setState({ busy: true })
    asking.current = new AbortController()
    const { signal } = asking.current
    const answer = await call<Serviceability>('GET', `/check-serviceability/${pinCode}`, { signal })
    if (answer.success) {
      const message = inLanguage(answer.data.message)
      return setState({ answer: { ...answer.data, message } })
    }
    if (!wasCanceled(answer)) setState({ failure: answer.message })
  }

  const sentence = state.failure ?? state.answer?.message
  return (
    <form
      noValidate
      onSubmit={(event) => void check(event)}
      className="border-t border-hairline pt-6"
    >
      <label htmlFor={id} className="text-sm font-medium">
        {texts.delivery}
        <span className="block font-normal text-quiet">{texts.deliveryHint}</span>
      </label>
      <div className="mt-2 flex max-w-sm gap-2">
        <input
          ref={input}
          id={id}
          name="pinCode"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={6}
          placeholder={texts.pinCode}
          aria-invalid={state.failure ? true : undefined}
          aria-describedby={`${id}-answer`}
          className={`${inputClass} tabular`}
        />
        <Button type="submit" look="secondary" busy={state.busy ?? false}>
          {texts.check}
        </Button>
      </div>
      <div id={`${id}-answer`} aria-live="polite" className="mt-2 min-h-5.5 text-sm">
        {sentence && (
          <p className={`font-medium ${served ? 'text-success' : 'text-danger'}`}>{sentence}</p>
        )}
        {served && state.answer && (
          <p className="mt-0.5 text-quiet">
            {[
              state.answer.estimatedDelivery &&
                texts.deliveredBy(shortDate(state.answer.estimatedDelivery)),
              state.answer.city && texts.to(state.answer.city),
            ]
              .filter(Boolean)
              .join(' ')}
            {'. '}
            {state.answer.cod ? texts.cash : texts.noCash}
          </p>
        )}
      </div>
    </form>
  )
}
