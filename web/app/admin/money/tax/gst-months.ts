import { dateOfDay, indianDay } from '@tohfa/contract/shared/indian-days'
import {
  firstGstPeriod,
  isGstPeriod,
  periodBefore,
  periodOf,
} from '@tohfa/contract/tax/gst-periods'

/** The number of months on offer; the address accepts older ones too. */
const offered = 36

/** The month of the return; it is in the address. */
export type ReturnPeriod = { period: string; gstin?: string }

/** The current month in India. */
export function presentMonth(): string {
  return periodOf(dateOfDay(indianDay(new Date())))
}

/** The last complete month, unless the address names another. */
export function readPeriod(params: URLSearchParams): ReturnPeriod {
  const [period, gstin] = [params.get('month') ?? '', params.get('gstin')]
  return {
    period: isGstPeriod(period) ? period : periodBefore(presentMonth()),
    ...(gstin && { gstin }),
  }
}

export function periodQuery({ period, gstin }: ReturnPeriod): Record<string, string> {
  return { month: period, ...(gstin && { gstin }) }
}

/** The months on offer, the current one first. */
export function monthsWith(shown: string): { period: string; isOver: boolean }[] {
  const now = presentMonth()
  const over: string[] = []
  for (
    let period = periodBefore(now);
    period >= firstGstPeriod && over.length < offered;
    period = periodBefore(period)
  )
    over.push(period)
  const all = [{ period: now, isOver: false }, ...over.map((period) => ({ period, isOver: true }))]
  return all.some(({ period }) => period === shown)
    ? all
    : [...all, { period: shown, isOver: shown < now }]
}
