import { type CashState, isCashOpen } from '@tohfa/contract/orders/cash-states'
import { Failure } from '#platform/http/failures.ts'

/**
 * Refuses to print or to send what its buyer has not confirmed (docs/product.md 9.21).
 *
 * @throws Failure `cash_not_confirmed`
 */
export function refuseUnconfirmed({ cashState }: { cashState: CashState }): void {
  if (isCashOpen(cashState)) throw new Failure('cash_not_confirmed')
}
