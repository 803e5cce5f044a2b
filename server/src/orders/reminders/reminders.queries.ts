import { sql } from 'drizzle-orm'
import type { Language } from '@tohfa/contract/i18n/languages'
import type { Occasion } from '@tohfa/contract/orders/reminder-limits'
import type { Database, Transaction } from '#platform/database/connect.ts'

export type Gift = { productId: string; title: string; titleHi: string | null; sold: boolean }

export type ReminderRow = {
  id: string
  userId: string
  name: string
  occasion: Occasion
  month: number
  day: number
  onDay: string
  mailedAt: string | null
  pincode: string | null
  orderId: string | null
  language: Language
  gifts: Gift[]
}

/** What of a date its person says. */
export type ReminderValues = Pick<
  ReminderRow,
  'name' | 'occasion' | 'month' | 'day' | 'onDay' | 'pincode'
>

/** A mail names so many gifts of an order at most. */
const mostGifts = 3

const columns = sql`
  r.id, r.user_id "userId", r.name, r.occasion, r.month, r.day, r.on_day::text "onDay",
  r.mailed_at "mailedAt", r.pincode, r.order_id "orderId", r.language, coalesce((
    select json_agg(g) from (
      select i.product_id "productId", coalesce(p.title, i.title) title, p.title_hi "titleHi",
        coalesce(p.on_sale, false) sold
      from order_items i left join products p on p.id = i.product_id
      where i.order_id = r.order_id and i.cancelled_quantity < i.quantity
      order by i.id limit ${mostGifts}) g), '[]') gifts`

/** Locks a person until the transaction ends, so that what they do with their dates comes one after the other; false once they are erased. */
export async function lockOwner(tx: Transaction, userId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`select from users where id = ${userId} and erased_at is null for no key update`,
  )
  return rowCount === 1
}

/** A person's dates, the next first. */
export async function remindersOf(db: Database, userId: string): Promise<ReminderRow[]> {
  const { rows } = await db.execute<ReminderRow>(sql`
    select ${columns} from reminders r where r.user_id = ${userId} order by r.on_day, r.id`)
  return rows
}

export async function findReminder(
  db: Database,
  { id, userId }: Pick<ReminderRow, 'id' | 'userId'>,
): Promise<ReminderRow | undefined> {
  const { rows } = await db.execute<ReminderRow>(sql`
    select ${columns} from reminders r where r.id = ${id} and r.user_id = ${userId}`)
  return rows[0]
}

/** Adds a date, or has the same one that is there remembered again. */
export async function putReminder(
  tx: Transaction,
  {
    id,
    userId,
    name,
    occasion,
    month,
    day,
    onDay,
    pincode,
    orderId,
    language,
  }: Omit<ReminderRow, 'mailedAt' | 'gifts'>,
): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into reminders (id, user_id, name, occasion, month, day, on_day, pincode, order_id, language)
    values (${id}, ${userId}, ${name}, ${occasion}, ${month}, ${day}, ${onDay}, ${pincode},
      ${orderId}, ${language})
    on conflict (user_id, month, day, occasion, lower(name)) do update
      set on_day = excluded.on_day, language = excluded.language,
        mailed_at = case when reminders.on_day = excluded.on_day then reminders.mailed_at end,
        pincode = coalesce(excluded.pincode, reminders.pincode),
        order_id = coalesce(excluded.order_id, reminders.order_id)
    returning id`)
  return rows[0]?.id ?? id
}

export function countReminders(tx: Transaction, userId: string): Promise<number> {
  return tx.$count(sql`reminders where user_id = ${userId}`)
}

/** False when the same date is there already. */
export async function updateReminder(
  tx: Transaction,
  id: string,
  { name, occasion, month, day, onDay, pincode }: ReminderValues,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update reminders r set name = ${name}, occasion = ${occasion}, month = ${month}, day = ${day},
      mailed_at = case when on_day = ${onDay} then mailed_at end, on_day = ${onDay},
      pincode = ${pincode}
    where id = ${id} and not exists (select from reminders o
      where o.user_id = r.user_id and o.id <> r.id and o.month = ${month} and o.day = ${day}
        and o.occasion = ${occasion} and lower(o.name) = lower(${name}))`)
  return rowCount === 1
}

/** Has a date remembered on another day. */
export async function setDay(tx: Transaction, id: string, onDay: string): Promise<void> {
  await tx.execute(sql`update reminders set on_day = ${onDay}, mailed_at = null where id = ${id}`)
}

export async function deleteReminder(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`delete from reminders where id = ${id}`)
}

/** An own order that a date can come from: when it was promised for, and where it goes. */
export async function orderOf(
  db: Database,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<{ day: string; pincode: string } | undefined> {
  const { rows } = await db.execute<{ day: string; pincode: string }>(sql`
    select coalesce(arrives_by, (created_at at time zone 'Asia/Kolkata')::date)::text "day",
      shipping_address ->> 'pinCode' "pincode"
    from orders where id = ${orderId} and user_id = ${userId}`)
  return rows[0]
}

const hasConsent = sql`exists (select from consents c where c.user_id = r.user_id
  and c.purpose = 'reminders' and c.withdrawn_at is null)`

/** Dates after `today` and until a day whose mail was not sent, the next first, from a place on. */
export async function unmailed(
  db: Database,
  { today, until }: { today: string; until: string },
  after: Pick<ReminderRow, 'onDay' | 'id'>,
  most: number,
): Promise<ReminderRow[]> {
  const { rows } = await db.execute<ReminderRow>(sql`
    select ${columns} from reminders r
    where r.mailed_at is null and r.on_day > ${today} and r.on_day <= ${until} and ${hasConsent}
      and (r.on_day, r.id) > (${after.onDay}::date, ${after.id}::uuid)
    order by r.on_day, r.id limit ${most}`)
  return rows
}

/** Notes that the mail about a day is queued; false when it was before, or is not wanted any more. */
export async function markMailed(
  tx: Transaction,
  { id, onDay }: Pick<ReminderRow, 'id' | 'onDay'>,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update reminders r set mailed_at = shop_now()
    where id = ${id} and on_day = ${onDay} and mailed_at is null and ${hasConsent}`)
  return rowCount === 1
}

export async function deletePassed(db: Database, before: string, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from reminders where id in (
      select id from reminders where on_day < ${before} order by on_day limit ${most})`)
  return rowCount ?? 0
}
