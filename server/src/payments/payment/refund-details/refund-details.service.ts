import { createHash, randomBytes } from 'node:crypto'
import { toRupees } from '@tohfa/contract/shared/money'
import type {
  RefundDetailsRequest,
  RefundDestination,
  RefundTo,
} from '@tohfa/contract/payments/refund-details'
import { logAfterCommit } from '#platform/database/business-events.ts'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import { createEncryption } from '#platform/encryption/encryption.ts'
import { Failure } from '#platform/http/failures.ts'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { purgeNightly } from '#platform/jobs/purge-nightly.ts'
import type { MailService } from '#platform/mail/mail.service.ts'
import { lockOrder, type LockedOrder } from '#orders/order/orders.service.ts'
import { recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import { changeRefund, lockRefund, type Refund } from '#payments/payment/refund/refunds.queries.ts'
import { queueDetailsMail } from './refund-details.mails.ts'
import {
  askAnew,
  deleteOldLinks,
  forgetOldDetails,
  insertLink,
  keepDetails,
  refundOfLink,
  sealedDetails,
  sealedOf,
} from './refund-details.queries.ts'

/** Of a mailed link, and of one that a person takes from their own order to use it at once. */
const goodForHours = { mailed: 30 * 24, own: 1 }
const tokenForm = /^[\w-]{43}$/

export type RefundDetails = ReturnType<typeof createRefundDetails>

/**
 * Bank details for refunds by hand (docs/product.md 10.12): requested by a link, stored encrypted,
 * deleted after a time.
 */
export function createRefundDetails(deps: {
  connection: Connection
  jobs: Jobs
  mail: MailService
  address: Pick<ShopAddress, 'public'>
  secrets: readonly string[]
}) {
  const { connection, jobs } = deps
  const { db } = connection
  const encryption = createEncryption('refund details', deps.secrets)

  purgeNightly(jobs, 'forget-refund-details', (most) => forgetOldDetails(db, most))
  purgeNightly(jobs, 'forget-refund-links', (most) => deleteOldLinks(db, most))

  async function newLink(tx: Transaction, refundId: string, hours: number): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    await insertLink(tx, { tokenHash: hashOf(token), refundId, hours })
    return token
  }

  /** The refund of a link, while it is not sent. */
  async function openRefund(at: Parameters<typeof refundOfLink>[0], token: string) {
    const refund = tokenForm.test(token) ? await refundOfLink(at, hashOf(token)) : undefined
    if (refund?.status !== 'needs_details' && refund?.status !== 'pending')
      throw new Failure('refund_link_invalid')
    return refund
  }

  async function opened(sealed: string): Promise<RefundDestination> {
    const text = await encryption.decrypt(sealed).catch((cause: unknown) => {
      throw new Failure('refund_details_unreadable', { cause })
    })
    return JSON.parse(text) as RefundDestination
  }

  /** Mails the buyer of a locked order a link, as part of `tx`. */
  async function ask(
    tx: Transaction,
    order: Pick<LockedOrder, 'userId' | 'shippingAddress' | 'gift' | 'orderNumber'>,
    refund: Refund,
    isFirst = true,
  ): Promise<void> {
    await askAnew(tx, refund.id)
    const token = await newLink(tx, refund.id, goodForHours.mailed)
    await queueDetailsMail(deps, tx, order, refund, { token, isFirst })
  }

  return {
    ask,

    /** The refund of a link for its page; 404 when the link is no longer valid. */
    async read(token: string): Promise<RefundDetailsRequest> {
      const { orderNumber, amountPaise, kind, status } = await openRefund(db, token)
      return {
        orderNumber,
        amount: toRupees(amountPaise),
        method: kind === 'bank' ? 'bank' : 'upi',
        given: status === 'pending',
      }
    },

    /** Stores the details of a refund, once; 404 as above, 409 when they were already entered. */
    async give(token: string, to: RefundTo): Promise<void> {
      const sealed = await encryption.encrypt(JSON.stringify(toDestination(to)))
      await connection.transaction(async (tx) => {
        const { id } = await openRefund(tx, token)
        await lockRefund(tx, id)
        // Read again: in the meantime the details may have been entered, requested again, or the
        // money sent.
        const { status } = await openRefund(tx, token)
        if (status !== 'needs_details') throw new Failure('refund_details_given')
        await changeRefund(tx, id, { kind: to.method, status: 'pending' })
        await keepDetails(tx, id, sealed)
        logAfterCommit(tx, { what: 'refund details given', refund: id, kind: to.method })
      })
    },

    /** A link for the owner of a refund that needs details; 404 for anybody else. */
    async linkFor(userId: string, refundId: string): Promise<string> {
      return connection.transaction(async (tx) => {
        const refund = await lockRefund(tx, refundId)
        const order = refund?.orderId ? await lockOrder(tx, refund.orderId) : undefined
        if (!refund || order?.userId !== userId) throw new Failure('refund_not_found')
        if (refund.status === 'pending' && refund.kind !== 'provider')
          throw new Failure('refund_details_given')
        if (refund.status !== 'needs_details') throw new Failure('invalid_transition')
        return newLink(tx, refundId, goodForHours.own)
      })
    },

    /**
     * Requests the details again on behalf of staff: deletes earlier details and ends earlier
     * links.
     */
    async askAgain(refundId: string, staffId: string): Promise<void> {
      await connection.transaction(async (tx) => {
        const refund = await lockRefund(tx, refundId)
        const order = refund?.orderId ? await lockOrder(tx, refund.orderId) : undefined
        if (!refund || !order) throw new Failure('refund_not_found')
        if (refund.kind === 'provider') throw new Failure('refund_by_provider')
        if (refund.status === 'processed') throw new Failure('invalid_transition')
        await changeRefund(tx, refundId, { status: 'needs_details' })
        await ask(tx, order, refund, false)
        await recordChange(tx, staffId, {
          subject: 'order',
          action: 'refund-details-asked',
          subjectId: order.id,
          name: order.orderNumber,
        })
      })
    },

    /** The details for staff; the read is recorded in the audit log. */
    async readByStaff(refundId: string, staffId: string): Promise<RefundDestination> {
      const found = await sealedDetails(db, refundId)
      if (!found) throw new Failure('refund_not_found')
      if (found.sealed === null) throw new Failure('refund_details_missing')
      const details = await opened(found.sealed)
      await connection.transaction((tx) =>
        recordChange(tx, staffId, {
          subject: 'order',
          action: 'refund-details-read',
          subjectId: found.orderId,
          name: found.orderNumber,
        }),
      )
      return details
    },

    /** A person's own details, by refund. */
    async givenBy(userId: string): Promise<Map<string, RefundDestination>> {
      const given = new Map<string, RefundDestination>()
      for (const { refundId, sealed } of await sealedOf(db, userId)) {
        // Details that the shop itself can no longer decrypt must not block the rest of the export.
        const details = sealed === null ? undefined : await opened(sealed).catch(() => undefined)
        if (details) given.set(refundId, details)
      }
      return given
    },
  }
}

function toDestination(to: RefundTo): RefundDestination {
  if (to.method === 'upi') return { method: 'upi', upi: to.upi }
  const { method, name, accountNumber, ifsc } = to
  return { method, name, accountNumber, ifsc }
}

/** 32 random bytes need no salt, and nothing slower than this. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
