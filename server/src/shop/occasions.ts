import type { PageServices } from '@tohfa/contract/shared/pages'
import type { Festivals } from '#fulfilment/promise/festivals.service.ts'
import type { Coupons } from '#orders/offers/offers.service.ts'
import type { PageChange } from '#platform/database/changes.ts'
import { indianDay } from '#platform/runtime/clock.ts'

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
  let kept: { day: string; occasions: OnEveryPage } | undefined
  /** Counts the announced changes: a read that began before one is not cached after it. */
  let changes = 0

  async function ask(): Promise<OnEveryPage> {
    const [[next], offers] = await Promise.all([festivals.upcoming(), coupons.running()])
    const names = next && { en: next.name, hi: next.nameHi ?? next.name }
    return { festival: names ? { name: names, orderBy: next.orderBy } : null, offers }
  }

  return {
    async read() {
      const day = indianDay()
      if (kept?.day === day) return kept.occasions
      const heard = changes
      const occasions = await ask()
      if (heard === changes) kept = { day, occasions }
      return occasions
    },
    invalidate(change) {
      if (change?.kind === 'stock') return
      changes++
      kept = undefined
    },
  }
}
