import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CartOffer } from '@tohfa/contract/orders/cart-offer'
import { formatRupees } from '@tohfa/contract/shared/money'
import { useSession } from '#platform/session/session.store.ts'
import { call } from '#platform/api/api-client.ts'
import { inLanguage } from '#platform/api/in-language.ts'
import { formatDate } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { toast } from '#ui/toast/toast.ts'
import { readCart } from './cart.store.ts'
import { couponTexts as texts } from './cart-coupon.texts.ts'
import { announceCartChange } from './cross-tab-sync.ts'
import { offerLabel } from './offer-label.ts'

/** The applied offer, the saved coupon, and the field for another (docs/product.md 8.10). */
export default function CartCoupon({ bill: { offer, coupon } }: { bill: CartOffer }) {
  const userId = useSession(({ session }) => session?.userInfo.id)
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)

  if (!userId) return null
  const params = { id: userId }

  /** Other windows show the old sums, and the pressed button disappears. */
  async function changed() {
    announceCartChange()
    place.current?.focus()
    await readCart(params.id)
  }

  async function apply(event: SubmitEvent) {
    event.preventDefault()
    const code = input.current?.value ?? ''
    setBusy(true)
    const answer = await call('POST /cart/:id/coupon', { params, body: { code } })
    if (answer.success) await changed()
    setBusy(false)
    if (answer.success) return close()
    setProblem(answer.fields?.['code'] ?? answer.error)
    input.current?.focus()
  }

  async function remove(code: string) {
    setBusy(true)
    const answer = await call('DELETE /cart/:id/coupon', { params })
    if (answer.success) await changed()
    setBusy(false)
    toast(
      answer.success ? 'success' : 'error',
      answer.success ? texts.removed(code) : answer.error,
      'cart',
    )
  }

  function open() {
    flushSync(() => setOpen(true))
    input.current?.focus()
  }

  function close() {
    setProblem(undefined)
    setOpen(false)
  }

  return (
    <div ref={place} tabIndex={-1} className="mt-4 text-sm outline-none">
      <output className="flex flex-col gap-2 empty:hidden">
        {offer && <Applied offer={offer} />}
        {coupon && !coupon.applied && (
          <span className="border-l-2 border-warning bg-warning-wash px-3 py-2 wrap-anywhere">
            <strong className="block font-semibold">{texts.notApplied(coupon.code)}</strong>
            {coupon.why && inLanguage(coupon.why.text, coupon.why)}
          </span>
        )}
      </output>
      {coupon && (
        <Button
          look="quiet"
          className="-ml-4"
          busy={busy}
          aria-label={texts.removeOf(coupon.code)}
          onClick={() => void remove(coupon.code)}
        >
          {texts.remove}
        </Button>
      )}
      {!coupon && !isOpen && (
        <Button look="quiet" className="-ml-4" aria-expanded={false} onClick={open}>
          {texts.have}
        </Button>
      )}
      {!coupon && isOpen && (
        <form noValidate className="mt-2" onSubmit={(event) => void apply(event)}>
          <Field
            ref={input}
            name="code"
            label={texts.code}
            hint={texts.codeHint}
            error={problem}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={200}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" look="secondary" busy={busy}>
              {texts.apply}
            </Button>
            <Button
              look="quiet"
              onClick={() => {
                place.current?.focus()
                close()
              }}
            >
              {texts.cancel}
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}

function Applied({ offer }: { offer: NonNullable<CartOffer['offer']> }) {
  return (
    <span className="border-l-2 border-success bg-success-wash px-3 py-2 wrap-anywhere">
      <strong className="block font-semibold">{offer.code}</strong>
      <span className="tabular block">
        {texts.takesOff(offerLabel(offer), formatRupees(offer.discount))}
      </span>
      {offer.automatic && `${texts.byItself} `}
      {offer.until && `${texts.until(formatDate(offer.until))} `}
      {offer.best && texts.best}
    </span>
  )
}
