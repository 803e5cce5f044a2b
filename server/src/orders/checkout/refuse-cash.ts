import { formatRupees, toPaise } from '@tohfa/contract/shared/money'
import type { ShopSettings } from '@tohfa/contract/backoffice/settings/settings-table'
import { Failure } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'

/**
 * Refuses a cash order that the shop's own rules do not allow, whatever the carrier does.
 *
 * @throws Failure `cash_not_available`
 */
export function refuseCash({ enabled, max }: ShopSettings['cash'], totalPaise: number): void {
  if (!enabled) throw new Failure('cash_not_available', { sentence: message('cashOff') })
  if (max !== null && totalPaise > toPaise(max))
    throw new Failure('cash_not_available', { sentence: message('cashTooMuch', formatRupees(max)) })
}
