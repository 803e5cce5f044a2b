import type { Connection } from '#platform/database/connect.ts'
import { Failure, refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { lockOwner } from '#studio/photos/photos.queries.ts'
import { hashOf, rowFindingsOf, type WholeList } from './list-shape.ts'
import { approveRows, lockList, markApproved, putRequests } from './name-lists.queries.ts'
import { requestsOf } from './row-requests.ts'
import { listChanged, readWhole } from './whole-list.ts'

/**
 * “I approve these prints”: the list's approval and one for each of its prints, in one transaction.
 * So no row is printed without an approval of its own (docs/product.md section 25).
 */
export async function approveList(
  connection: Connection,
  { id, userId }: { id: string; userId: string },
  { hash, ticked }: { hash: string | null; ticked: string[] },
): Promise<void> {
  const whole = await readWhole(connection.db, { id, userId })
  const codes = refuseUnready(whole, hash)
  if (codes.some((code) => !ticked.includes(code)))
    throw refusedFields({ ticked: message('tickWarnings') })
  const present = hashOf(whole)
  if (present === null) throw new Failure('proof_not_ready')
  const isWritten = await connection.transaction(async (tx) => {
    if (!(await lockOwner(tx, userId))) throw new Failure('session_ended')
    if ((await lockList(tx, { id, userId })) !== whole.list.version) return false
    await putRequests(tx, requestsOf(whole.list, whole.rows.map(withoutProof)))
    await approveRows(tx, { id, userId }, ticked)
    await markApproved(
      tx,
      { id, userId },
      { hash: present, ticked: ticked.filter((code) => codes.includes(code)) },
    )
    return true
  })
  if (!isWritten) throw listChanged(await readWhole(connection.db, { id, userId }))
}

/** The codes of the warnings of a list that can be approved. */
function refuseUnready(whole: WholeList, sent: string | null): string[] {
  const findings = rowFindingsOf(whole).flat()
  if (findings.some(({ level }) => level === 'stop')) throw new Failure('preflight_stop')
  const present = hashOf(whole)
  // Whoever sends a hash of earlier has looked at other rows.
  const isStale = sent !== null && sent === whole.list.formerHash
  if (present === null) throw isStale ? listChanged(whole) : new Failure('proof_not_ready')
  if (sent !== present) throw listChanged(whole)
  return [...new Set(findings.map(({ code }) => code))]
}

const withoutProof = <Row extends { proofState: unknown; pages: unknown }>({
  proofState: _state,
  pages: _pages,
  ...row
}: Row) => row
