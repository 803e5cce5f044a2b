import { v7, validate } from 'uuid'
import { noticeVersion } from '@tohfa/contract/accounts/notice'
import type { Language } from '@tohfa/contract/i18n/languages'
import { reminderLimits } from '@tohfa/contract/orders/reminder-limits'
import { reminderConsentTexts } from '@tohfa/contract/orders/reminder.texts'
import type {
  LinkedReminder,
  newReminder,
  Reminder,
  ReminderForm,
} from '@tohfa/contract/orders/reminders'
import type { z } from 'zod'
import { hasConsent, keepConsent, withdrawConsent } from '#accounts/consents/consents.service.ts'
import { daysAfter } from '#fulfilment/promise/promise.service.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { Failure, refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { inHindi } from '#platform/i18n/in-hindi.ts'
import { defineJob, type Jobs } from '#platform/jobs/jobs.ts'
import { purgeNightly } from '#platform/jobs/purge-nightly.ts'
import { indianDay } from '#platform/runtime/clock.ts'
import type { Promises } from '#fulfilment/promise/promise.service.ts'
import { dateOf, dayOfYear, type DayOfYear, nextAfter } from './reminder-days.ts'
import { createReminderLinks, type Linked } from './reminder-link.ts'
import { mailKey } from './reminder.mails.ts'
import {
  countReminders,
  deletePassed,
  deleteReminder,
  findReminder,
  lockOwner,
  orderOf,
  putReminder,
  type ReminderRow,
  remindersOf,
  setDay,
  updateReminder,
} from './reminders.queries.ts'
import { type SendDeps, sendReminders } from './send-reminders.ts'

export type Reminders = ReturnType<typeof createReminders>

const remind = defineJob<Record<string, never>>('send-reminders', { expireInSeconds: 600 })
/** Ten in the morning in India. */
const inTheMorning = '30 4 * * *'

/** A gift of today is for this year: the mail that reminds of it comes no sooner than this. */
const nextYearFrom = 183

const wording: Record<Language, string> = {
  en: reminderConsentTexts.wording,
  hi: inHindi('contract/orders/reminder.texts', 'reminderConsentTexts', reminderConsentTexts)
    .wording,
}

const purpose = 'reminders' as const

type RemindersDeps = Omit<SendDeps, 'links' | 'promises'> & {
  promises: Pick<Promises, 'dates' | 'lastOrders' | 'lastSaid' | 'transitDays'>
  jobs: Jobs
  secrets: readonly string[]
}

/** Dates that people have remembered (docs/product.md 9.26): one mail before each, in time to order. */
export function createReminders(deps: RemindersDeps) {
  const { connection, jobs, mail, promises } = deps
  const { db, transaction } = connection
  const links = createReminderLinks(deps.secrets)
  jobs.handle(remind, () => sendReminders({ ...deps, links }))
  jobs.repeat(remind, inTheMorning)
  purgeNightly(jobs, 'forget-dates', (most) =>
    deletePassed(db, daysAfter(indianDay(), -reminderLimits.keptDays), most),
  )

  /** Does something with a person's dates, one after the other. */
  const ofOwner = <T>(userId: string, work: (tx: Transaction) => Promise<T>) =>
    transaction(async (tx) => {
      if (!(await lockOwner(tx, userId))) throw new Failure('session_ended')
      return work(tx)
    })

  async function own(source: Database, of: Linked): Promise<ReminderRow> {
    const row = await findReminder(source, of)
    if (!row) throw new Failure('reminder_not_found')
    return row
  }

  /** The first such day after another for which a mail is still in time. */
  async function dayToRemind(
    of: DayOfYear,
    after: string,
    pincode: string | null,
  ): Promise<string> {
    const [lastOrders, transitDays] = await Promise.all([
      promises.lastOrders(),
      pincode === null ? null : promises.lastSaid(db, pincode),
    ])
    let on = nextAfter(of, after)
    while (lastOrders(on, transitDays) <= indianDay()) on = nextAfter(of, on)
    return on
  }

  async function remindAgain(tx: Transaction, row: ReminderRow): Promise<ReminderRow> {
    const isPassed = row.mailedAt !== null || row.onDay <= indianDay()
    if (!isPassed) return row
    const after = row.onDay > indianDay() ? row.onDay : indianDay()
    await setDay(tx, row.id, nextAfter(row, after))
    return own(tx, row)
  }

  async function endMails(tx: Transaction, userId: string): Promise<void> {
    await withdrawConsent(tx, { userId, purpose })
    const mailed = (await remindersOf(tx, userId)).filter(({ mailedAt }) => mailedAt !== null)
    await mail.takeBack(tx, mailed.map(mailKey))
  }

  function readToken(token: string): Linked {
    const linked = links.read(token)
    if (!linked) throw new Failure('link_not_found')
    return linked
  }

  async function linkedBy(source: Database, linked: Linked): Promise<LinkedReminder> {
    const { userId } = linked
    const row = await findReminder(source, linked)
    const mails = await hasConsent(source, { userId, purpose })
    if (!row) return { mails, reminder: null }
    const { name, occasion, on, mailedAt } = toReminder(row)
    return { mails, reminder: { name, occasion, on, mailedAt } }
  }

  return {
    async list(userId: string): Promise<{ mails: boolean; reminders: Reminder[] }> {
      const mails = await hasConsent(db, { userId, purpose })
      return { mails, reminders: (await remindersOf(db, userId)).map(toReminder) }
    },

    /** Has a date remembered; the same one again is not new. */
    async add(
      userId: string,
      { date, pincode, orderId, agreed, name, occasion }: z.infer<typeof newReminder>,
      language: Language,
    ): Promise<{ reminder: Reminder; isNew: boolean }> {
      const order = orderId === undefined ? null : await ownOrder(userId, orderId)
      const place = pincode ?? order?.pincode ?? null
      const day = dayOfYear(date)
      const after = order ? daysAfter(order.day, nextYearFrom) : indianDay()
      const onDay = await dayToRemind(day, after, place)
      return ofOwner(userId, async (tx) => {
        if (agreed)
          await keepConsent(tx, {
            userId,
            purpose,
            version: noticeVersion,
            wording: wording[language],
          })
        else if (!(await hasConsent(tx, { userId, purpose })))
          throw refusedFields({ agreed: message('agreeToMails') })
        const given = { name, occasion, ...day, onDay, pincode: place, language }
        const id = v7()
        const kept = await putReminder(tx, { id, userId, ...given, orderId: orderId ?? null })
        if ((await countReminders(tx, userId)) > reminderLimits.most)
          throw new Failure('too_many_reminders')
        return { reminder: toReminder(await own(tx, { userId, id: kept })), isNew: kept === id }
      })
    },

    /** Another day of the year is reckoned from today; else the day and its mail stay. */
    async change(
      linked: Linked,
      { date, pincode, name, occasion }: ReminderForm,
    ): Promise<Reminder> {
      const day = dayOfYear(date)
      const place = pincode ?? null
      const onDay = await dayToRemind(day, indianDay(), place)
      return ofOwner(linked.userId, async (tx) => {
        const row = await own(tx, linked)
        const isSame = row.month === day.month && row.day === day.day
        const values = { name, occasion, ...day, onDay: isSame ? row.onDay : onDay, pincode: place }
        if (!(await updateReminder(tx, row.id, values))) throw new Failure('reminder_exists')
        return toReminder(await own(tx, linked))
      })
    },

    again: (linked: Linked): Promise<Reminder> =>
      ofOwner(linked.userId, async (tx) =>
        toReminder(await remindAgain(tx, await own(tx, linked))),
      ),

    remove: (linked: Linked): Promise<void> =>
      ofOwner(linked.userId, async (tx) => {
        const row = await own(tx, linked)
        await deleteReminder(tx, row.id)
        await mail.takeBack(tx, [mailKey(row)])
      }),

    /** Agrees to the mails, or takes that back. */
    setMails: (userId: string, isGiven: boolean, language: Language): Promise<void> =>
      ofOwner(userId, async (tx) => {
        if (!isGiven) return endMails(tx, userId)
        const agreed = { userId, purpose, version: noticeVersion }
        await keepConsent(tx, { ...agreed, wording: wording[language] })
      }),

    /** What the link of a mail is about; it changes nothing, so that who only looks ends nothing. */
    readLink: (token: string): Promise<LinkedReminder> => linkedBy(db, readToken(token)),

    /** Takes the wish of whoever has the link; twice is as once, also when all is erased. */
    followLink: (token: string, action: 'again' | 'stop'): Promise<LinkedReminder> => {
      const linked = readToken(token)
      return transaction(async (tx) => {
        if (await lockOwner(tx, linked.userId)) {
          const row = await findReminder(tx, linked)
          if (action === 'stop') await endMails(tx, linked.userId)
          else if (row) await remindAgain(tx, row)
        }
        return linkedBy(tx, linked)
      })
    },
  }

  async function ownOrder(userId: string, orderId: string) {
    const order = validate(orderId) ? await orderOf(db, { userId, orderId }) : undefined
    if (!order) throw new Failure('order_not_found')
    return order
  }
}

function toReminder(row: ReminderRow): Reminder {
  const { id, name, occasion, onDay: on, mailedAt, pincode, orderId, gifts } = row
  return {
    id,
    name,
    occasion,
    date: dateOf(row, on),
    on,
    mailedAt: mailedAt === null ? null : new Date(mailedAt).toISOString(),
    pincode,
    orderId,
    gifts: gifts.map(({ productId, title, sold }) => ({ productId, title, sold })),
  }
}
