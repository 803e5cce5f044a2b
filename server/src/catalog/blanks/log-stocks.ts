import { variantName } from '@tohfa/contract/catalog/variant-name'
import type { StaffChange } from '@tohfa/contract/backoffice/staff-log'
import type { Transaction } from '#platform/database/connect.ts'
import { recordChanges } from '#backoffice/staff-log/staff-log.service.ts'
import type { LockedVariant } from './blank-counts.queries.ts'

/** Writes new stocks of blanks into the staff's log, each blank with its colours and sizes. */
export async function logStocks(
  tx: Transaction,
  staffId: string,
  changes: readonly { before: LockedVariant; stock: number }[],
  more: StaffChange['details'] = {},
): Promise<void> {
  await recordChanges(
    tx,
    staffId,
    [...Map.groupBy(changes, ({ before }) => before.blankId)].map(([subjectId, of]) => ({
      subject: 'blank' as const,
      action: 'changed' as const,
      subjectId,
      name: of[0]?.before.title ?? '',
      details: {
        ...Object.fromEntries(
          of.map(({ before, stock }) => [variantName(before), [before.stock, stock] as const]),
        ),
        ...more,
      },
    })),
  )
}
