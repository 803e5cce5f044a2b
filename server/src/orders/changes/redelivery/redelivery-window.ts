import { dateOfDay, indianDay } from '@tohfa/contract/shared/indian-days'
import type { OrderStatus } from '@tohfa/contract/orders/orders'
import { mostAttempts, mostDaysLater } from '@tohfa/contract/fulfilment/redelivery-states'
import { type Message, message } from '#platform/http/messages.ts'

/** The data that decides whether a redelivery can be requested. */
type Tried = {
  status: OrderStatus
  /** How often it failed to deliver. */
  attempts: number
  /** When it first did. */
  firstAt: Date | null
  isLost: boolean
  wasCalledBack: boolean
}

/** The first and last day that can be requested, in India, both included. */
type Window = { from: string; until: string }

/** The days on which a redelivery can be requested, or the reason why it cannot. */
export function redeliveryWindow(tried: Tried, now: Date): Window | Message {
  const { status, attempts, firstAt, isLost, wasCalledBack } = tried
  if (status !== 'failed' || attempts === 0) return message('redeliveryNotFailed')
  if (isLost) return message('redeliveryLost')
  if (wasCalledBack) return message('redeliveryCalledBack')
  if (attempts >= mostAttempts) return message('redeliveryTooOften')
  const from = indianDay(now) + 1
  const until = indianDay(firstAt ?? now) + mostDaysLater
  if (from > until) return message('redeliveryTooLate')
  return { from: dateOfDay(from), until: dateOfDay(until) }
}
