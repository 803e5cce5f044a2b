import type { CashRules, CashRulesForm } from '@tohfa/contract/orders/cash-rules'
import { announce, type PageChange } from '#platform/database/changes.ts'
import type { Connection, Database } from '#platform/database/connect.ts'
import { changedFields, recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import {
  findCashRules,
  isCashRefused,
  lockCashRules,
  type RefusedParcel,
  refusedParcels,
  storeCashRules,
} from './cash-rules.queries.ts'

export { advanceOf } from './advance-of.ts'
export { cashMax, type CashOrder, whyNoCash } from './why-no-cash.ts'
export { findCashRules, isCashRefused, refusedParcels }
export type { RefusedParcel }

export type CashRulesService = ReturnType<typeof createCashRules>

/** When orders may be paid in cash (docs/product.md 9.20), as an owner sets it. */
export function createCashRules({ connection }: { connection: Connection }) {
  const { db } = connection
  let kept: CashRules | undefined
  /** Counts the changes heard of: what was asked for before one is not kept after it. */
  let changes = 0

  return {
    /** What counts now. */
    read: (source: Database = db): Promise<CashRules> => findCashRules(source),

    /** The same, read once for each change that this process hears of, for the delivery check. */
    async known(): Promise<CashRules> {
      if (kept) return kept
      const heard = changes
      const rules = await findCashRules(db)
      if (heard === changes) kept = rules
      return rules
    },

    /** Takes note of a change; null means that anything may have changed. */
    invalidate(change: PageChange | null): void {
      if (change && change.kind !== 'settings') return
      changes++
      kept = undefined
    },

    /** Sets a part of the rules; the rest stays. */
    change(part: CashRulesForm, staffId: string): Promise<CashRules> {
      return connection.transaction(async (tx) => {
        const before = await lockCashRules(tx)
        const after = withPart(before, part)
        const details = changedFields(before, after)
        if (Object.keys(details).length === 0) return after
        await storeCashRules(tx, after)
        await announce(tx, { kind: 'settings' })
        await recordChange(tx, staffId, {
          subject: 'settings',
          action: 'changed',
          name: 'Cash on delivery',
          details,
        })
        return after
      })
    },
  }
}

function withPart(before: CashRules, { max, maxRefusals, ...part }: CashRulesForm): CashRules {
  const given = Object.entries(part).filter(([, value]) => value !== undefined)
  return {
    ...before,
    ...(Object.fromEntries(given) as Partial<CashRules>),
    ...(max !== undefined && { max }),
    ...(maxRefusals !== undefined && { maxRefusals }),
  }
}
