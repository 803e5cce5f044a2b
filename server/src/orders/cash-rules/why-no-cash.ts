import type { ShopSettings } from '@tohfa/contract/backoffice/settings/settings-table'
import type { CashRules } from '@tohfa/contract/orders/cash-rules'
import { formatRupees, toPaise } from '@tohfa/contract/shared/money'
import { message, type Message } from '#platform/http/messages.ts'

/** What of an order the rules for cash judge. */
export type CashOrder = {
  totalPaise: number
  pinCode: string
  isPersonalised: boolean
  /** How many parcels for cash this account or phone did not take. */
  refused: number
}

/** The most of a cash order in rupees: the lower of the setting and the rules; null where there is none. */
export function cashMax(
  setting: ShopSettings['cash']['max'],
  { max }: Pick<CashRules, 'max'>,
): number | null {
  const given = [setting, max].filter((one) => one !== null)
  return given.length > 0 ? Math.min(...given) : null
}

/** Why the shop takes no cash for an order, whatever the carrier does; null where it does. */
export function whyNoCash(
  { enabled, max: setting }: ShopSettings['cash'],
  rules: CashRules,
  order: CashOrder,
): Message | null {
  if (!enabled) return message('cashOff')
  const max = cashMax(setting, rules)
  if (max !== null && order.totalPaise > toPaise(max))
    return message('cashTooMuch', formatRupees(max))
  if (rules.blockedPincodes.includes(order.pinCode)) return message('cashNotThere', order.pinCode)
  if (isRefusedTooOften(rules, order.refused)) return message('cashRefusedBefore')
  if (rules.customised === 'prepaid' && order.isPersonalised) return message('cashPrepaid')
  return null
}

/** One refusal at least: who never refused a parcel is not kept from ordering. */
function isRefusedTooOften({ maxRefusals }: CashRules, refused: number): boolean {
  return maxRefusals !== null && refused >= Math.max(1, maxRefusals)
}
