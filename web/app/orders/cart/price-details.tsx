// chunk: lines
import type { ReactNode } from 'react'
import type { CartOffer } from '@tohfa/contract/orders/cart-offer'
import { formatRupees, formatSigned, toPaise, toRupees } from '@tohfa/contract/shared/money'
import { withWrap } from '@tohfa/contract/orders/pricing'
import { cartTexts as texts } from './cart.texts.ts'

/**
 * The sums of the cart, with every amount explained (docs/product.md 8.7); changes are announced.
 */
export function PriceDetails({
  bill: { offer, totals },
  wrap = 0,
  children,
}: {
  bill: CartOffer
  /** The price of gift wrapping in rupees, if it is selected. */
  wrap?: number
  /** More rows, below the total. */
  children?: ReactNode
}) {
  const { units, price, discount, personalisation, deliveryCharges, total } = totals
  const saved = toRupees(toPaise(discount) + toPaise(totals.offer))
  return (
    <div aria-live="polite">
      <dl className="tabular text-sm">
        <Row name={texts.price(units)}>{formatRupees(price)}</Row>
        <Row name={texts.discount}>
          <span className={discount > 0 ? 'text-success' : ''}>
            {discount > 0 && '−'}
            {formatRupees(discount)}
          </span>
        </Row>
        {personalisation > 0 && (
          <Row name={texts.personalisation}>{formatRupees(personalisation)}</Row>
        )}
        {offer && (
          <Row name={texts.offer(offer.code)}>
            <span className="text-success">{formatSigned(-offer.discount)}</span>
          </Row>
        )}
        {wrap > 0 && <Row name={texts.wrap}>{formatRupees(wrap)}</Row>}
        <Row name={texts.deliveryCharges}>
          <s className="mr-1 text-quiet line-through">{formatRupees(deliveryCharges)}</s>{' '}
          <span className="text-success">{texts.free}</span>
        </Row>
        <div className="mt-3 flex items-baseline justify-between gap-4 border-t border-hairline pt-4">
          <dt className="text-base font-semibold">{texts.total}</dt>
          <dd className="text-xl font-semibold">{formatRupees(withWrap(total, wrap))}</dd>
        </div>
        {children}
      </dl>
      {saved > 0 && (
        <p className="tabular mt-3 text-sm font-medium text-success">{texts.saving(saved)}</p>
      )}
    </div>
  )
}

export function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1.5">
      <dt className="min-w-0 text-quiet wrap-anywhere">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
