import type { Workbench, Box, Scanned } from '@tohfa/contract/fulfilment/packing/packing'
import type { ScanStep } from '@tohfa/contract/fulfilment/packing/scan-steps'
import { isPrintDone } from '@tohfa/contract/fulfilment/print/print-moves'
import type { UnreadyLine } from '@tohfa/contract/fulfilment/unready'
import { isUndone } from '@tohfa/contract/orders/order-moves'
import { logAfterCommit } from '#platform/database/business-events.ts'
import type { Connection, Database, Transaction } from '#platform/database/connect.ts'
import { Failure, refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import {
  type LockedOrder,
  lockOrder,
  type Orders,
  refuseUnconfirmed,
} from '#orders/order/orders.service.ts'
import type { Printing } from '#fulfilment/print/print.service.ts'
import { recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import {
  countToPack,
  findCode,
  insertPacked,
  type LineState,
  lineStates,
  markPacked,
  ordersToPack,
  packedEvent,
  takeOut,
} from './packing.queries.ts'
import { readCode } from './read-code.ts'
import { codeOf, toBox } from './to-box.ts'

/** The lines that are not ready, by order; ready orders are absent. */
type UnreadyByOrder = Map<string, UnreadyLine[]>
export type Packing = ReturnType<typeof createPacking>

const mostJobs = 200
const mostBoxes = 60

/**
 * The bench next to the press: staff mark prints as done and put them into the boxes of their
 * orders.
 */
export function createPacking(deps: {
  connection: Connection
  orders: Pick<Orders, 'byIds'>
  printing: Pick<Printing, 'moveWithin' | 'toPack'>
}) {
  const { printing } = deps
  const { db, transaction } = deps.connection

  async function boxesOf(ids: readonly string[]): Promise<Box[]> {
    const [orders, states] = await Promise.all([deps.orders.byIds(ids), lineStates(db, ids)])
    return orders.map((order) => toBox(order, states))
  }

  async function boxOf(orderId: string): Promise<Box> {
    const [box] = await boxesOf([orderId])
    if (!box) throw new Failure('order_not_found')
    return box
  }

  /** Marks a line as printed, also if it has just begun printing; false when it already was. */
  async function markPrinted(
    tx: Transaction,
    order: LockedOrder,
    line: LineState,
    staffId: string,
  ): Promise<boolean> {
    if (line.print === 'printed') return false
    refuseUndone(order, line)
    if (line.jobId === null) throw new Failure('not_packable', { sentence: message('scanPlain') })
    if (line.print === 'ready')
      await printing.moveWithin(tx, line.jobId, { state: 'printing' }, staffId)
    await printing.moveWithin(tx, line.jobId, { state: 'printed' }, staffId)
    return true
  }

  /** Puts a line into the box of its order; false when it is already in it. */
  async function lay(
    tx: Transaction,
    order: LockedOrder,
    line: LineState,
    staffId: string,
  ): Promise<boolean> {
    const { orderNumber, status } = order
    refuseUndone(order, line)
    if (line.isPacked) return false
    if (status !== 'confirmed')
      throw new Failure('not_packable', { sentence: message('packSent', orderNumber) })
    if (!isPrintDone(line.print))
      throw new Failure('not_packable', { sentence: message('packUnprinted') })
    return insertPacked(tx, line, staffId)
  }

  /** Records that an order is packed once nothing is missing. */
  async function close(tx: Transaction, order: LockedOrder, staffId: string): Promise<boolean> {
    if (order.status !== 'confirmed') return false
    const lines = await lineStates(tx, [order.id])
    if (lines.some(({ left, isPacked }) => left > 0 && !isPacked)) return false
    if (!(await markPacked(tx, order.id, staffId))) return false
    await recordPacked(tx, order, staffId, true)
    return true
  }

  return {
    /** The open work at the bench. */
    async workbench(): Promise<Workbench> {
      const [{ jobs, total }, boxes, boxesTotal] = await Promise.all([
        printing.toPack(mostJobs),
        ordersToPack(db, mostBoxes).then(boxesOf),
        countToPack(db),
      ])
      return { jobs, jobsTotal: total, boxes, boxesTotal }
    },

    /**
     * Performs the next step for the line of a scanned code. The order is locked, so that a second
     * bench waits and learns that it is done.
     *
     * @throws Failure `ticket_code_unknown`, `not_packable`, `invalid_transition`
     */
    async scan(scanned: string, step: ScanStep, staffId: string): Promise<Scanned> {
      const code = readCode(scanned)
      const found = code && (await findCode(db, code))
      if (!found) throw new Failure('ticket_code_unknown')
      const { already, state } = await transaction(async (tx) => {
        const order = await lockOrder(tx, found.orderId)
        refuseUnconfirmed(order)
        const lines = await lineStates(tx, [order.id])
        const line = lineOf(lines, found.position, step)
        if (line === null) {
          refuseUndone(order)
          return { already: !(await close(tx, order, staffId)), state: null }
        }
        const isNew =
          step === 'printed'
            ? await markPrinted(tx, order, line, staffId)
            : await lay(tx, order, line, staffId)
        const isClosed = step === 'packed' && (await close(tx, order, staffId))
        return { already: !isNew && !isClosed, state: line }
      })
      const box = await boxOf(found.orderId)
      const line = state && codeOf(box.orderNumber, state)
      return { step, already, line, box }
    },

    /**
     * The lines that keep each of these orders from being sent: those whose print is not done and,
     * once packing has begun, those that are not in the box.
     */
    async unready(source: Database, orderIds: readonly string[]): Promise<UnreadyByOrder> {
      const lines = (await lineStates(source, orderIds)).filter(({ left }) => left > 0)
      const byOrder = Map.groupBy(lines, ({ orderId }) => orderId)
      return new Map([...byOrder].map(([orderId, own]) => [orderId, unreadyOf(own)]))
    },

    /** Takes all of a confirmed order out of its box again. */
    async open(orderId: string, staffId: string): Promise<Box> {
      await transaction(async (tx) => {
        const order = await lockOrder(tx, orderId)
        if (order.status !== 'confirmed')
          throw new Failure('not_packable', { sentence: message('packSent', order.orderNumber) })
        if ((await takeOut(tx, orderId)) && order.packedAt)
          await recordPacked(tx, order, staffId, false)
      })
      return boxOf(orderId)
    },

    /** Removes lines, or the card of a gift, from the box of their order, as part of `tx`. */
    async takeOut(
      tx: Transaction,
      orderId: string,
      what: readonly string[] | 'card',
    ): Promise<void> {
      await takeOut(tx, orderId, what)
    },

    /** The packer of an order and the time; nothing while it is not packed. */
    past: (orderId: string) => packedEvent(db, orderId),
  }
}

function unreadyOf(lines: readonly LineState[]): UnreadyLine[] {
  const isBegun = lines.some(({ isPacked }) => isPacked)
  return lines.flatMap(({ itemId, extra, title, print, isPacked }): UnreadyLine[] => {
    const id = itemId ?? `gift-${extra}`
    if (print !== null && !isPrintDone(print)) return [{ id, title, state: print }]
    return isBegun && !isPacked ? [{ id, title, state: 'unpacked' }] : []
  })
}

/**
 * The line of a code. The code of a whole order, which is being packed, has no line; if the order
 * has one print only, it has that print.
 */
function lineOf(
  lines: readonly LineState[],
  position: number | null,
  step: ScanStep,
): LineState | null {
  if (position !== null) {
    const line = lines.find((one) => one.position === position)
    if (!line) throw new Failure('ticket_code_unknown')
    return line
  }
  if (step === 'packed') return null
  const [print, ...others] = lines.filter(({ jobId, left }) => jobId !== null && left > 0)
  if (!print || others.length > 0) throw refusedFields({ code: message('scanLine') })
  return print
}

function refuseUndone({ status, orderNumber }: LockedOrder, line?: LineState): void {
  if (isUndone(status))
    throw new Failure('not_packable', { sentence: message('packCancelled', orderNumber) })
  if (line?.left === 0) throw new Failure('not_packable', { sentence: message('packLeftOut') })
}

async function recordPacked(
  tx: Transaction,
  { id, orderNumber }: LockedOrder,
  staffId: string,
  isPacked: boolean,
): Promise<void> {
  await recordChange(tx, staffId, {
    subject: 'order',
    action: 'changed',
    subjectId: id,
    name: orderNumber,
    details: { packed: [!isPacked, isPacked] },
  })
  logAfterCommit(tx, { what: isPacked ? 'order packed' : 'box opened', order: orderNumber })
}
