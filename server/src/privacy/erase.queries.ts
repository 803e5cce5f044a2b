import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connect.ts'
import { isCodeOf, isEventAbout, isMailAbout, type Person } from './personal-data.queries.ts'

/** What still waits and must be done with before somebody can be forgotten. */
export type Pending = { role: string; orders: boolean; payments: boolean; refunds: boolean }

/** Locks a person until the transaction ends, so that no purchase of theirs begins meanwhile. */
export async function lockPerson(tx: Transaction, id: string): Promise<Person | undefined> {
  const { rows } = await tx.execute<Person>(
    sql`select id, email from users where id = ${id} for update`,
  )
  return rows[0]
}

export async function findPending(tx: Transaction, id: string): Promise<Pending | undefined> {
  const { rows } = await tx.execute<Pending>(sql`
    select role,
      exists (select from orders where user_id = u.id
        and status not in ('delivered', 'cancelled', 'returned')) "orders",
      exists (select from checkouts where user_id = u.id and status = 'open') "payments",
      exists (select from payments p join checkouts c on c.id = p.checkout_id
        left join refunds r on r.payment_id = p.id
        where c.user_id = u.id and (p.status = 'flagged' or r.status <> 'processed'
          or p.order_id is null and r.id is null)) "refunds"
    from users u where id = ${id}`)
  return rows[0]
}

/** Where the sandbox's payments and parcels tell of people: a key of JSON and its text. */
const sandboxParticulars = String.raw`"(email|contact|name|add|phone|Instructions)": "(?:[^"\\]|\\.)*"`

/**
 * Forgets a person: deletes what only served them, and takes name, phone, address and e-mail out of
 * what the law keeps (orders, payments, the mails' occasions). Of an address the state stays, which
 * decides the tax.
 */
export async function erasePerson(
  tx: Transaction,
  person: Person,
  instead: { email: string; name: string },
): Promise<void> {
  const { id, email } = person
  const orders = sql`(select id from orders where user_id = ${id})`
  const anonymous = (address: string) =>
    sql`jsonb_build_object('name', ${instead.name}::text, 'phone', '', 'email', ${instead.email}::text,
      'streetAddress', '', 'city', '', 'state', ${sql.raw(address)} ->> 'state', 'pinCode', '')`
  // Before what they are found by is gone.
  await tx.execute(sql`update mails set recipient = ${instead.email}, reply_to = null, text = '',
    html = '', pictures = null, subject = case when recipient = ${email} then subject else '' end,
    sent_at = coalesce(sent_at, now()) where ${isMailAbout(person)}`)
  await tx.execute(sql`update provider_events set payload = '{}' where ${isEventAbout(id)}`)
  await tx.execute(sql`update staff_changes set name = '' where subject = 'message' and subject_id in
    (select id::text from contact_messages where lower(email) = lower(${email}))`)
  await tx.execute(sql`update staff_changes set name = ''
    where subject = 'admin' and subject_id = ${id}`)
  await tx.execute(sql`update staff_changes set staff_email = ${instead.email}
    where staff_id = ${id}`)
  await tx.execute(sql`delete from contact_messages where lower(email) = lower(${email})`)
  await tx.execute(sql`delete from one_time_codes where ${isCodeOf(person)}`)
  for (const table of [
    'addresses',
    'cart_lines',
    'designs',
    'email_changes',
    'order_requests',
    'reset_tokens',
    'second_factors',
    'sessions',
  ])
    await tx.execute(sql`delete from ${sql.identifier(table)} where user_id = ${id}`)
  await tx.execute(
    sql`update checkouts set address = ${anonymous('address')} where user_id = ${id}`,
  )
  // Names and wishes of theirs; what the print cost stays, which the total is made of.
  for (const [table, of] of [
    ['checkout_lines', sql`checkout_id in (select id from checkouts where user_id = ${id})`],
    ['order_items', sql`order_id in ${orders}`],
  ] as const)
    await tx.execute(sql`update ${sql.identifier(table)} set personalisation = '[]'
      where personalisation is not null and ${of}`)
  await tx.execute(
    sql`update orders set shipping_address = ${anonymous('shipping_address')} where user_id = ${id}`,
  )
  await tx.execute(sql`update shipment_scans set instructions = '' where shipment_id in
    (select id from shipments where order_id in ${orders})`)
  await tx.execute(
    sql`update shipments set remark = null, label_url = null where order_id in ${orders}`,
  )
  // The sandbox keeps its records in the shop's database, and so no longer than the shop does.
  await tx.execute(sql`update sandbox_records
    set data = regexp_replace(data::text, ${sandboxParticulars}, '"\\1": ""', 'g')::jsonb
    where kind = 'order' and id in (select provider_order_id from checkouts where user_id = ${id})
      or kind = 'shipment' and id in (select waybill from shipments where order_id in ${orders})`)
  await tx.execute(sql`update users set email = ${instead.email}, name = '', phone = '',
    gender = null, password_hash = null, configured_password_hash = null,
    token_version = token_version + 1, erased_at = now(),
    updated_at = now() where id = ${id}`)
}

/** Forgets the mails that told people of their erasure; by then they left, or never will. */
export async function forgetFarewells(db: Database, email: string): Promise<void> {
  await db.execute(sql`update mails set recipient = ${email}, text = '', html = ''
    where key like 'account-erased:%' and recipient <> ${email}
      and created_at < now() - interval '30 minutes'`)
}
