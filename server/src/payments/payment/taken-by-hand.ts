import type { HandPayment as Kind } from '@tohfa/contract/orders/drafts/draft-states'
import type { Transaction } from '#platform/database/connect.ts'
import { logAfterCommit } from '#platform/database/business-events.ts'
import type { TaxDocuments } from '#tax/documents/documents.service.ts'
import { insertPayment } from './payments.queries.ts'

/** A payment that staff received themselves: cash, by UPI or at the bank. */
export type HandPayment = {
  orderId: string
  checkoutId: string
  kind: Kind
  amountPaise: number
  reference: string | null
  takenBy: string
}

/**
 * Writes a payment down that staff received, as part of the transaction that makes its order. It
 * stands in the ledger of the provider's payments (docs/decisions/124).
 */
export async function takenByHand(
  { taxDocuments }: { taxDocuments: Pick<TaxDocuments, 'paid'> },
  tx: Transaction,
  payment: HandPayment,
): Promise<void> {
  const { orderId, kind, amountPaise } = payment
  await insertPayment(tx, {
    ...payment,
    currency: 'INR',
    method: kind,
    status: 'captured',
  })
  await taxDocuments.paid(tx, orderId)
  logAfterCommit(tx, { what: 'payment taken by hand', orderId, kind, amountPaise })
}
