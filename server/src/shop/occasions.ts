import type { PageServices } from '@tohfa/contract/shared/pages'
import type { Festivals } from '#fulfilment/promise/festivals.service.ts'
import type { Coupons } from '#orders/offers/offers.service.ts'
import type { PageChange } from '#platform/database/changes.ts'
import { keptToday } from '#platform/database/kept-today.ts'

type OnEveryPage = Pick<Awaited<ReturnType<PageServices['store']>>, 'festival' | 'offers'>

export type Occasions = {
  /** The festival to order for and the offers, as every page of today names them. */
  read(): Promise<OnEveryPage>
  /** Takes note of a change; null means that anything may have changed. */
  invalidate(change: PageChange | null): void
}

/** Read from the database once for each change and day (decision 155). */
export function createOccasions({
  festivals,
  coupons,
}: {
  festivals: Pick<Festivals, 'upcoming'>
  coupons: Pick<Coupons, 'running'>
}): Occasions {
  const kept = keptToday<OnEveryPage>()

  async function ask(): Promise<OnEveryPage> {
    const [[next], offers] = await Promise.all([festivals.upcoming(), coupons.running()])
    const names = next && { en: next.name, hi: next.nameHi ?? next.name }
    return { festival: names ? { name: names, orderBy: next.orderBy } : null, offers }
  }

  return { read: () => kept.read(ask), invalidate: kept.invalidate }
}
