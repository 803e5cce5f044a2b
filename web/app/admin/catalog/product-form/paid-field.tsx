import { useState } from 'react'
import { discountedPaise } from '@tohfa/contract/catalog/discounted-paise'
import { priceFromPaid } from '@tohfa/contract/catalog/price-paid'
import { toPaise, toRupees } from '@tohfa/contract/shared/money'
import { typedRupees } from '#admin/frame/typed-number.ts'
import { Field } from '#ui/form/field.tsx'
import type { DraftChange } from './change-draft.ts'
import type { ProductDraft } from './product-draft.ts'
import { productFormTexts as texts } from './product-form.texts.ts'

/** What is typed, the discount that it began with, and what follows from both. */
type Typed = { paid: string | null; price: string; discount: string; given: string }

/** The price as the buyer pays it; the price before the discount follows, and the discount too. */
export function PaidField({
  draft: { price, discount },
  change,
}: {
  draft: ProductDraft
  change: (change: DraftChange) => void
}) {
  const [typed, setTyped] = useState<Typed>({ paid: null, price: '', discount: '', given: '' })
  const isOfTyped = typed.price === price && typed.discount === discount
  const given = isOfTyped ? typed.given : discount

  function type(paid: string) {
    const rupees = typedRupees(paid) ?? 0
    const percent = Number(given)
    if (!(rupees >= least)) return setTyped({ paid, price, discount, given })
    const found = priceFromPaid(rupees, percent >= 1 && percent <= 80 ? percent : undefined)
    const next = { paid, price: String(found.price), discount: String(found.discount), given }
    setTyped(next)
    change({ kind: 'field', field: 'price', value: next.price })
    change({ kind: 'field', field: 'discount', value: next.discount })
  }

  return (
    <Field
      label={texts.paid}
      name="paid"
      inputMode="decimal"
      autoComplete="off"
      hint={texts.paidHint}
      value={isOfTyped && typed.paid !== null ? typed.paid : paidOf(price, discount)}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      className="sm:col-span-6 lg:col-span-3"
    />
  )
}

/** Below, the price would be under its least. */
const least = 198

function paidOf(price: string, discount: string): string {
  const [rupees, percent] = [Number(price), Number(discount)]
  if (!(rupees > 0) || !(percent > 0 && percent < 100)) return ''
  return String(toRupees(discountedPaise(toPaise(rupees), percent)))
}
