// chunk: cards
import type { ProductType } from '@tohfa/contract/catalog/product-type-labels'
import { useRootData } from '#platform/page-head/root-data.ts'

/** More would push the page down: those that end first. */
const most = 2

/** The offers that apply by themselves today: those for a type of goods, or of all goods. */
export function OfferNotes({ type, className = '' }: { type?: ProductType; className?: string }) {
  const all = useRootData()?.offers ?? []
  const offers = all.filter(({ types }) => !type || !types || types.includes(type)).slice(0, most)
  return offers.map(({ line }) => (
    <p key={line} className={`text-sm font-medium text-success ${className}`}>
      {line}
    </p>
  ))
}
