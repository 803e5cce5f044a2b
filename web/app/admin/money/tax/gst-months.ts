import { dateOfDay, indianDay } from '@tohfa/contract/shared/indian-days'
import {
  firstGstPeriod,
  isGstPeriod,
  periodBefore,
  periodOf,
} from '@tohfa/contract/tax/gst-periods'

/** How far back months are offered; the address takes older ones too. */
const offered = 36

/** Which return is looked at; it stands in the address. */
export type ReturnPeriod = { period: string; gstin?: string }

/** The month that is under way in India. */
function present(): string {
  return periodOf(dateOfDay(indianDay(new Date())))
}

/** The last month that is over, unless the address names another. */
export function readPeriod(params: URLSearchParams): ReturnPeriod {
  const [period, gstin] = [params.get('month') ?? '', params.get('gstin')]
  return {
    period: isGstPeriod(period) ? period : periodBefore(present()),
    ...(gstin && { gstin }),
  }
}

export function periodQuery({ period, gstin }: ReturnPeriod): Record<string, string> {
  return { month: period, ...(gstin && { gstin }) }
}

/** The months to choose from, the one under way first. */
export function monthsWith(shown: string): { period: string; isOver: boolean }[] {
  const now = present()
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
