import { createHash, randomBytes } from 'node:crypto'
import { cashLinkHours } from '@tohfa/contract/orders/cash-states'
import { now } from '#platform/runtime/clock.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { insertCashLink, orderOfCashLink } from './cash.queries.ts'

const tokenForm = /^[\w-]{43}$/

/** Until when the buyer of a new cash order can say yes. */
export function cashUntil(): Date {
  return new Date(now().getTime() + cashLinkHours * 3_600_000)
}

/** Makes a link that asks the buyer of an order, as part of `tx`; it is known by its hash alone. */
export async function newCashLink(tx: Transaction, orderId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await insertCashLink(tx, { tokenHash: hashOf(token), orderId })
  return token
}

/** The order that a link asks about. */
export async function readCashLink(db: Database, token: string): Promise<string | undefined> {
  return tokenForm.test(token) ? orderOfCashLink(db, hashOf(token)) : undefined
}

/** 32 random bytes need no salt, and nothing slower than this. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
