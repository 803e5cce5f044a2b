import { lastDayOf, periodOf, spanOf } from '@tohfa/contract/tax/gst-periods'
import { indianDay } from '#platform/runtime/clock.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { Failure, refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { type Seller, sellerOn } from '#tax/seller/tax.service.ts'
import { issuersIn, type ReturnScope } from './return-scope.queries.ts'

/** The requested return. */
export type ReturnPeriod = { period: string; gstin?: string | undefined }

/** The documents of a return, and other GSTINs that have documents. */
export type FoundScope = ReturnScope & { period: string; others: string[] }

/**
 * Finds the documents of a return. Documents of the sample are included only in a month without
 * others, and never where payments are live. A month without documents has an empty return if its
 * seller was a regular one; otherwise there is none (409).
 */
export async function findScope(
  tx: Transaction,
  { period, gstin: requestedGstin }: ReturnPeriod,
  { realMoney }: { realMoney: boolean },
): Promise<FoundScope> {
  const today = indianDay()
  if (period > periodOf(today)) throw refusedFields({ period: message('gstPeriodAhead') })
  const span = spanOf(period)
  const issuers = await issuersIn(tx, span)
  const isSample = !issuers.some((one) => !one.isSample)
  const gstins = issuers.filter((one) => one.isSample === isSample).map(({ gstin }) => gstin)
  const lastDay = lastDayOf(period)
  const seller = await sellerOn(tx, lastDay < today ? lastDay : today)
  const counts = seller && !(seller.isSample && realMoney) ? seller : null
  if (gstins.length === 0 || (isSample && realMoney)) {
    const { gstin, isSample: isOfSample } = regularOf(counts)
    if (requestedGstin !== undefined && requestedGstin !== gstin) throw notInMonth()
    return { period, ...span, gstin, isSample: isOfSample, others: [] }
  }
  const usual = gstins.find((one) => one === counts?.gstin) ?? gstins[0] ?? ''
  const gstin = requestedGstin ?? usual
  if (!gstins.includes(gstin)) throw notInMonth()
  return { period, ...span, gstin, isSample, others: gstins.filter((one) => one !== gstin) }
}

const notInMonth = () => refusedFields({ gstin: message('gstinNotInMonth') })

/** A regular seller; 409 for any other, with what they file instead. */
function regularOf(seller: Seller | null): { gstin: string; isSample: boolean } {
  if (seller?.mode === 'regular' && seller.gstin)
    return { gstin: seller.gstin, isSample: seller.isSample }
  const reasons = { composition: 'gstComposition', unregistered: 'gstUnregistered' } as const
  const mode = seller?.mode
  const reason = mode && mode !== 'regular' ? reasons[mode] : 'gstNoSeller'
  throw new Failure('no_gst_return', { sentence: message(reason) })
}
