import { dateOfDay, indianDay } from '@tohfa/contract/shared/indian-days'
import type { OrderStatus } from '@tohfa/contract/orders/orders'
import { mostAttempts, mostDaysLater } from '@tohfa/contract/fulfilment/redelivery-states'
import { type Message, message } from '#platform/http/messages.ts'

/** What decides whether the carrier may be asked to try again. */
type Tried = {
  status: OrderStatus
  /** How often it failed to deliver. */
  attempts: number
  /** When it first did. */
  firstAt: Date | null
  isLost: boolean
  wasCalledBack: boolean
}

/** The days of India that may be asked for, both included. */
type Window = { from: string; until: string }

/** On which days the carrier may be asked to come again, else why it may not. */
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
