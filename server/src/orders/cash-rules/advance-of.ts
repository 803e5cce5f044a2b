import type { CashRules } from '@tohfa/contract/orders/cash-rules'
import { cashDue } from '@tohfa/contract/orders/cash-due'

/**
 * What is paid online beforehand of a cash order, in paise: the percentage of what its personalised
 * lines come to, rounded up to whole rupees, and no more than is to be collected. Null where the rules
 * ask for none, or nothing is personalised.
 */
export function advanceOf(
  { customised, advancePercent }: Pick<CashRules, 'customised' | 'advancePercent'>,
  { personalisedPaise, totalPaise }: { personalisedPaise: number; totalPaise: number },
): number | null {
  if (customised !== 'advance' || personalisedPaise === 0) return null
  const rupees = Math.ceil((personalisedPaise * advancePercent) / 10_000)
  return Math.min(rupees * 100, cashDue(totalPaise).toCollect) || null
}
