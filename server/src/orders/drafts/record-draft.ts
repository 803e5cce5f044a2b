import { recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { DraftRow } from './drafts.queries.ts'

/** Writes down what staff did with a draft. */
export async function recordDraft(
  tx: Transaction,
  staffId: string,
  action: 'created' | 'changed' | 'deleted' | 'sent',
  draft: DraftRow | undefined,
): Promise<void> {
  if (draft)
    await recordChange(tx, staffId, {
      subject: 'draft',
      action,
      subjectId: draft.id,
      name: draft.number,
    })
}
