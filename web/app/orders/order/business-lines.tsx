import type { Business } from '@tohfa/contract/tax/business-buyer'
import { ordersTexts as texts } from './orders.texts.ts'

/** The business in the billing details of an order. */
export function BusinessLines({ business }: { business: Business }) {
  const { gstin, legalName, legalAddress, deliveredTo } = business
  return (
    <p className="text-sm leading-6 wrap-anywhere">
      {legalName}
      {legalAddress && <span className="block">{legalAddress}</span>}
      <span className="tabular block text-quiet">{`${texts.gstin} ${gstin}`}</span>
      {deliveredTo === 'other' && <span className="block text-quiet">{texts.toOther}</span>}
    </p>
  )
}
