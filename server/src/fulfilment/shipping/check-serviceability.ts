import type { CashRules } from '@tohfa/contract/orders/cash-rules'
import type { ShopSettings } from '@tohfa/contract/backoffice/settings/settings-table'
import type { Serviceability } from '@tohfa/contract/fulfilment/shipping'
import { cashMax, type CashRulesService } from '#orders/cash-rules/cash-rules.service.ts'
import { now } from '#platform/runtime/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { message, type Message } from '#platform/http/messages.ts'
import { isProviderFailure } from '#platform/outgoing/call-provider.ts'
import type { Carriers } from '#fulfilment/carriers/connected-carriers.ts'
import type { Promises } from '#fulfilment/promise/promise.service.ts'
import type { Settings } from '#backoffice/settings/settings.service.ts'
import { statesRefused } from '#tax/seller/home-state.service.ts'
import { keepPincode, knownPincode, type Pincode } from './shipping.queries.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** The maximum age of a cached answer while the carrier is available, and while it is not. */
const freshFor = 10 * minute
const usableFor = 30 * day

/** Whether the carrier serves a PIN code, and accepts cash there. */
export type AreaService = {
  served: boolean
  cod: boolean
  /** Why it is not served, where it is the shop that may not deliver there. */
  refusal: Message | null
  /** Whether the shop delivers there, until when, and for cash. */
  answer(): Promise<Serviceability>
}

type ServiceabilityDeps = {
  db: Database
  carriers: Pick<Carriers, 'usual'>
  settings: Pick<Settings, 'read'>
  promises: Pick<Promises, 'transitDays' | 'dates'>
  cashRules: Pick<CashRulesService, 'known'>
}

/**
 * Asks the carrier about a valid PIN code, and caches its answers. While it is unavailable, a
 * recent answer is used and marked as such; without one the caller gets 503 (docs/product.md 12.2).
 */
export async function checkServiceability(
  deps: ServiceabilityDeps,
  pincode: string,
): Promise<AreaService> {
  const { db, carriers } = deps
  const [{ cash: setting }, rules, known, refusedState] = await Promise.all([
    deps.settings.read(),
    deps.cashRules.known(),
    knownPincode(db, pincode),
    statesRefused(db),
  ])
  const cash = { ...setting, max: cashMax(setting.max, rules), rules }
  const describe = (area: Pincode, remembered = false) =>
    areaService(deps, cash, { ...area, remembered, refusal: refusedState(area.state) })
  const age = known ? now().getTime() - known.checkedAt.getTime() : Infinity
  if (known && age < freshFor) return describe(known)
  try {
    const area = { pincode, ...(await carriers.usual.serviceability(pincode)), checkedAt: now() }
    await keepPincode(db, area)
    return describe(area)
  } catch (error) {
    if (!isProviderFailure(error)) throw error
    if (known && age < usableFor) return describe(known, true)
    throw new Failure('carrier_away', { cause: error, retryAfter: 60 })
  }
}

function areaService(
  { promises }: Pick<ServiceabilityDeps, 'promises'>,
  cash: ShopSettings['cash'] & { rules: CashRules },
  area: Pincode & { remembered: boolean; refusal: Message | null },
): AreaService {
  const refusal = area.served ? area.refusal : null
  const served = area.served && !refusal
  const cod = served && area.cod
  return {
    served,
    cod,
    refusal,
    async answer() {
      const { text, ...key } =
        refusal ?? message(served ? 'serviceAvailable' : 'serviceUnavailable')
      // Of nothing in particular: of what takes longest to make.
      const estimate = served
        ? (await promises.dates([], await promises.transitDays(area.pincode))).arrivesBy
        : null
      return {
        message: text,
        ...key,
        pincode: area.pincode,
        city: area.city,
        state: area.state,
        cod: cod && cash.enabled && !cash.rules.blockedPincodes.includes(area.pincode),
        ...(!cash.enabled && { cashOff: true }),
        ...(cash.max !== null && { cashMax: cash.max }),
        ...cashOfCustomised(cash.rules),
        estimatedDelivery: estimate,
        ...(area.remembered && { checkedAt: area.checkedAt.toISOString() }),
      }
    },
  }
}

/** What is asked of who orders personalised goods for cash, where that is anything. */
function cashOfCustomised({
  customised,
  advancePercent,
}: CashRules): Pick<Serviceability, 'cashCustomised' | 'cashAdvance'> {
  if (customised === 'allow') return {}
  return {
    cashCustomised: customised,
    ...(customised === 'advance' && { cashAdvance: advancePercent }),
  }
}
