import type { ReactNode } from 'react'
import type { Coupon } from '@tohfa/contract/orders/coupons'
import { formatRupees } from '@tohfa/contract/shared/money'
import { offerLabel } from '#orders/cart/offer-label.ts'
import { formatCount } from '#admin/money/reports/format-figures.ts'
import { Button } from '#ui/button.tsx'
import { type OfferState, offerState } from './offer-state.ts'
import { conditionsOf, daysOf, usesOf } from './offer-words.ts'
import { offersTexts as texts, offerStateLabels } from './offers.texts.ts'

const { columns } = texts
const numbers = [columns.uses, columns.orders, columns.discount, columns.sold]
const inks: Record<OfferState, string> = {
  running: 'bg-success-wash text-success',
  planned: 'bg-link-wash text-link',
  over: 'bg-sunken text-quiet',
  usedUp: 'bg-sunken text-quiet',
}

/** The offers with discount, state and results; on a phone each is a card. */
export function OfferTable({
  offers,
  today,
  onChange,
}: {
  offers: readonly Coupon[]
  today: string
  onChange: (offer: Coupon) => void
}) {
  return (
    <table className="tabular w-full text-left text-sm max-lg:block">
      <thead className="max-lg:sr-only">
        <tr className="border-b border-hairline text-xs text-quiet">
          {[columns.offer, columns.when].map((name) => (
            <th key={name} scope="col" className="py-2 pr-4 font-medium">
              {name}
            </th>
          ))}
          {numbers.map((name) => (
            <th key={name} scope="col" className="py-2 pl-4 text-right font-medium">
              {name}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">{texts.change}</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-lg:block max-lg:border-t max-lg:border-hairline">
        {offers.map((offer) => (
          <OfferRow
            key={offer.code}
            offer={offer}
            state={offerState(offer, today)}
            onChange={() => onChange(offer)}
          />
        ))}
      </tbody>
    </table>
  )
}

function OfferRow({
  offer,
  state,
  onChange,
}: {
  offer: Coupon
  state: OfferState
  onChange: () => void
}) {
  const conditions = conditionsOf(offer)
  return (
    <tr className="border-b border-hairline align-top max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-4 max-lg:gap-y-2 max-lg:py-4">
      <th scope="row" className="py-3 pr-4 font-normal max-lg:col-span-2 max-lg:p-0">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="font-semibold wrap-anywhere">{offer.code}</strong>
          <span
            className={`rounded-control px-2 py-0.5 text-xs font-semibold whitespace-nowrap ${inks[state]}`}
          >
            {offerStateLabels[state]}
          </span>
        </span>
        <span className="block">{offerLabel(offer)}</span>
        {conditions && <span className="block text-xs text-quiet">{conditions}</span>}
        {offer.automatic && <span className="block text-xs text-quiet">{texts.automatic}</span>}
      </th>
      <td className="py-3 pr-4 max-lg:col-span-2 max-lg:p-0">{daysOf(offer)}</td>
      <Figure name={columns.uses}>{usesOf(offer)}</Figure>
      <Figure name={columns.orders}>{formatCount(offer.orders)}</Figure>
      <Figure name={columns.discount}>{formatRupees(offer.discount)}</Figure>
      <Figure name={columns.sold}>{formatRupees(offer.sold)}</Figure>
      <td className="py-2 pl-4 text-right max-lg:col-span-2 max-lg:p-0 max-lg:text-left">
        <Button look="secondary" aria-label={texts.changeOf(offer.code)} onClick={onChange}>
          {texts.change}
        </Button>
      </td>
    </tr>
  )
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <td className="py-3 pl-4 whitespace-nowrap lg:text-right max-lg:p-0">
      <span aria-hidden className="block text-xs text-quiet lg:hidden">
        {name}
      </span>
      {children}
    </td>
  )
}
