import { type FormEvent, useEffect, useState } from 'react'
import type { CartLine } from '@tohfa/contract/orders/cart'
import { useGet } from '#platform/api/use-get.ts'
import { shortDate } from '#platform/i18n/short-date.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { textLinkClass } from '#ui/text-link-class.ts'
import { cartPromiseTexts as texts } from './cart-promise.texts.ts'
import { knownPinCode, rememberPinCode } from './known-pin-code.ts'

/**
 * The delivery day of the whole cart at the PIN code that this device checked last (docs/product.md
 * 8.13).
 */
export default function CartPromise({ lines }: { lines: readonly CartLine[] }) {
  const [pinCode, setPinCode] = useState(knownPinCode)
  const [isChanging, setChanging] = useState(false)
  const productIds = [
    ...new Set(lines.flatMap(({ available, product }) => (available ? product.id : []))),
  ].join()
  const { answer } = useGet(
    'GET /promise',
    pinCode && productIds ? { query: { productIds, pincode: pinCode } } : null,
  )
  const isShown = answer?.success === true && !isChanging

  useEffect(() => {
    if (isShown) rememberPinCode(pinCode)
  }, [isShown, pinCode])

  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('pinCode')
    setPinCode(typeof typed === 'string' ? typed.trim() : '')
    setChanging(false)
  }

  if (!productIds) return null
  return (
    <div aria-live="polite" className="mt-4 text-sm">
      {isShown ? (
        <>
          <p className="font-medium text-success">
            {texts.by(shortDate(answer.data.arrivesBy), pinCode)}
          </p>
          {answer.data.latest > answer.data.arrivesBy && (
            <p className="text-quiet">{texts.latest(shortDate(answer.data.latest))}</p>
          )}
          <button
            type="button"
            className={`${textLinkClass} min-h-6`}
            onClick={() => setChanging(true)}
          >
            {texts.change}
          </button>
        </>
      ) : (
        <form noValidate onSubmit={ask} className="flex items-start gap-2">
          <Field
            className="flex-1"
            label={texts.pinCode}
            name="pinCode"
            inputMode="numeric"
            autoComplete="postal-code"
            defaultValue={pinCode}
            error={answer?.success === false && !isChanging ? answer.error : undefined}
          />
          <Button type="submit" look="secondary" busy={pinCode !== '' && !answer} className="mt-6">
            {texts.show}
          </Button>
        </form>
      )}
    </div>
  )
}
