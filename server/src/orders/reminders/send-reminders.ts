import { NIL } from 'uuid'
import type { Connection } from '#platform/database/connect.ts'
import { daysAfter, type Promises } from '#fulfilment/promise/promise.service.ts'
import { emailOfAccount } from '#platform/mail/mail.queries.ts'
import { indianDay } from '#platform/runtime/clock.ts'
import { mailDay } from './reminder-days.ts'
import { type OrderTime, queueReminder, type ReminderMailDeps } from './reminder.mails.ts'
import { lockOwner, markMailed, type ReminderRow, unmailed } from './reminders.queries.ts'

export type SendDeps = ReminderMailDeps & {
  connection: Connection
  promises: Pick<Promises, 'dates' | 'lastOrders' | 'transitDays'>
}

/** Nothing that can be ordered takes longer than this. */
const daysAhead = 60
const mostAtOnce = 500

/**
 * Writes to the people whose dates can only just be met in comfort. Of two processes, or after a crash,
 * each mail is queued once: it is noted on its date in the same transaction.
 */
export async function sendReminders(deps: SendDeps): Promise<void> {
  const { connection, promises } = deps
  const today = indianDay()
  const lastOrders = await promises.lastOrders()
  const known = new Map<string, Promise<number | null>>()
  const transitTo = (pincode: string | null) => {
    const days = pincode === null ? null : (known.get(pincode) ?? promises.transitDays(pincode))
    if (pincode !== null && days) known.set(pincode, days)
    return days
  }

  const until = daysAfter(today, daysAhead)
  let place: Pick<ReminderRow, 'onDay' | 'id'> = { onDay: today, id: NIL }
  for (let full = true; full;) {
    const found = await unmailed(connection.db, { today, until }, place, mostAtOnce)
    for (const reminder of found) {
      const transitDays = await transitTo(reminder.pincode)
      const by = lastOrders(reminder.onDay, transitDays)
      if (mailDay(by) > today) continue
      const time =
        by >= today ? { by } : { arrives: (await promises.dates([], transitDays)).arrivesBy }
      await send(deps, reminder, time)
    }
    place = found.at(-1) ?? place
    full = found.length === mostAtOnce
  }
}

async function send(deps: SendDeps, reminder: ReminderRow, time: OrderTime): Promise<void> {
  await deps.connection.transaction(async (tx) => {
    // Who is erased, or takes their consent back, does so before this or after it.
    if (!(await lockOwner(tx, reminder.userId))) return
    if (!(await markMailed(tx, reminder))) return
    const email = await emailOfAccount(tx, reminder.userId)
    if (email) await queueReminder(deps, tx, reminder, { email, time })
  })
}
