import type { SellerParticulars } from '@tohfa/contract/shared/pages'
import { sellerParticulars } from '@tohfa/contract/tax/seller-particulars'
import type { PageChange } from '#platform/database/changes.ts'
import type { Database } from '#platform/database/connect.ts'
import { keptToday } from '#platform/database/kept-today.ts'
import { sellerOn } from './tax.service.ts'

export type PublicSeller = {
  /**
   * Today's seller, read over `source` if given; while the database is unavailable, the last one
   * read. Throws when none was read yet.
   */
  read(source?: Database): Promise<SellerParticulars>
  /** Takes note of a change; null means that anything may have changed. */
  invalidate(change: PageChange | null): void
}

/**
 * The seller for public pages and mails: the profile that staff set, otherwise from `settings`.
 * Read from the database once for each change and day.
 */
export function createPublicSeller({
  db,
  settings,
}: {
  db: Database
  settings: (source: Database) => Promise<SellerParticulars>
}): PublicSeller {
  const kept = keptToday<SellerParticulars>()
  let last: SellerParticulars | undefined

  async function ask(source: Database, day: string): Promise<SellerParticulars> {
    const seller = await sellerOn(source, day)
    return seller && !seller.isSample ? sellerParticulars(seller) : settings(source)
  }

  return {
    async read(source = db) {
      try {
        last = await kept.read((day) => ask(source, day))
        return last
      } catch (error) {
        if (last && source === db) return last
        throw error
      }
    },
    invalidate: kept.invalidate,
  }
}
