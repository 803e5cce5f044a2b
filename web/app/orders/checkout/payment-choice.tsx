import { cashDue } from '@tohfa/contract/orders/cash-due'
import { formatRupees, toPaise, toRupees } from '@tohfa/contract/shared/money'
import type { PaymentMethod } from '@tohfa/contract/orders/orders'
import { checkoutTexts as texts } from './checkout.texts.ts'

/** Online or cash; unavailable cash has a reason. */
export function PaymentChoice({
  value,
  noCash,
  total,
  advance,
  onChange,
}: {
  value: PaymentMethod
  /** The reason; null where cash is available. */
  noCash: string | null
  /** The total of the order, in rupees. */
  total: number
  /** The online advance, in rupees; 0 for none. */
  advance: number
  onChange: (method: PaymentMethod) => void
}) {
  const methods = [
    { method: 'online', label: texts.online, note: texts.onlineNote, disabled: false },
    {
      method: 'cash',
      label: texts.cash,
      note: noCash ?? cashNote(total, advance),
      disabled: noCash !== null,
    },
  ] as const
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{texts.paymentLegend}</legend>
      {methods.map(({ method, label, note, disabled }) => (
        <label
          key={method}
          className="flex items-start gap-3 border-b border-hairline px-3 py-4 first-of-type:border-t has-checked:bg-link-wash has-disabled:cursor-not-allowed"
        >
          <input
            type="radio"
            name="payment"
            value={method}
            checked={value === method}
            disabled={disabled}
            aria-label={label}
            aria-describedby={`payment-${method}`}
            onChange={() => onChange(method)}
            className="mt-0.5 size-5 shrink-0 accent-link"
          />
          <span className="min-w-0">
            <span className={`block text-sm font-semibold ${disabled ? 'text-quiet' : ''}`}>
              {label}
            </span>
            <span id={`payment-${method}`} className="block text-sm text-quiet">
              {note}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** The amount that the courier collects, and the note that it is rounded. */
function cashNote(total: number, advance: number): string {
  const { toCollect, rounding } = cashDue(toPaise(total))
  const whole = toRupees(toCollect)
  if (advance > 0) {
    const now = Math.min(advance, whole)
    return texts.cashAdvance(formatRupees(now), formatRupees(whole - now))
  }
  const note = texts.cashNote(formatRupees(whole))
  return rounding === 0 ? note : `${note} (${texts.cashRounded(formatRupees(total))})`
}
