import type { OrderDetails } from '@tohfa/contract/orders/order-details'
import { DocumentList } from './document-list.tsx'
import { documentTexts as texts } from './documents.texts.ts'

/** The tax documents of an own order, if there are any. */
export function OrderDocuments({ order: { documents } }: { order: OrderDetails }) {
  if (documents.length === 0) return null
  return (
    <div className="mt-4">
      <h3 className="mb-2 text-sm font-semibold">{texts.heading}</h3>
      <DocumentList documents={documents} />
    </div>
  )
}
