import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { guestEmail, guestHost } from '#platform/mail/erased.ts'

/** A customer as staff write them down. */
export type GuestForm = { name: string; phone: string; email: string | null }

/**
 * Whose e-mail this is: an account that has proven it, or a guest. An account that never proved its
 * e-mail may be somebody else's.
 */
export async function findByEmail(
  tx: Transaction,
  email: string,
): Promise<{ id: string; isTheirs: boolean } | undefined> {
  const { rows } = await tx.execute<{ id: string; isTheirs: boolean }>(sql`
    select id, guest or email_proven_at is not null "isTheirs" from users
    where lower(email) = lower(${email}) and erased_at is null`)
  return rows[0]
}

/**
 * The guest with this phone: one whose e-mail nobody knows, else any, the latest first. Phones of
 * accounts prove nothing, so those are not looked at.
 */
export async function findGuestByPhone(
  tx: Transaction,
  phone: string,
  { withoutEmail }: { withoutEmail: boolean },
): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from users where guest and phone = ${phone}
      and (${!withoutEmail} or email like ${`%${guestHost}`})
    order by created_at desc, id desc limit 1`)
  return rows[0]?.id
}

/** Nobody else writes a guest with this phone or e-mail down until the transaction ends. */
export async function lockGuests(tx: Transaction, form: GuestForm): Promise<void> {
  const keys = [form.phone, form.email?.toLowerCase() ?? ''].filter(Boolean).toSorted()
  for (const key of keys)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`guest ${key}`}))`)
}

/** Purchases of an account wait until the transaction ends. */
export async function lockAccount(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`select from users where id = ${id} for no key update`)
}

export async function insertGuest(
  tx: Transaction,
  { name, phone, email }: GuestForm,
): Promise<string> {
  const id = v7()
  await tx.execute(sql`
    insert into users (id, email, name, phone, guest)
    values (${id}, ${email ?? guestEmail(id)}, ${name}, ${phone}, true)`)
  return id
}

/** Gives a guest the name, and the e-mail where theirs was not known. */
export async function updateGuest(
  tx: Transaction,
  id: string,
  { name, phone, email }: GuestForm,
): Promise<void> {
  await tx.execute(sql`
    update users set name = ${name}, phone = ${phone}, email = case
      when email like ${`%${guestHost}`} then coalesce(${email}::text, email) else email end
    where id = ${id} and guest`)
}

/** Accounts with these e-mails, and whether it is proven that they are theirs. */
export async function findByEmails(
  tx: Transaction,
  emails: readonly string[],
): Promise<{ id: string; email: string; isTheirs: boolean }[]> {
  const { rows } = await tx.execute<{ id: string; email: string; isTheirs: boolean }>(sql`
    select id, lower(email) email, guest or email_proven_at is not null "isTheirs" from users
    where lower(email) = any(${sql.param(emails)}::text[]) and erased_at is null`)
  return rows
}

/** Writes down many guests at once. */
export async function insertGuests(
  tx: Transaction,
  guests: readonly (GuestForm & { id: string })[],
): Promise<void> {
  if (guests.length === 0) return
  const list = (of: (guest: GuestForm & { id: string }) => string) => sql.param(guests.map(of))
  await tx.execute(sql`insert into users (id, email, name, phone, guest)
    select id, email, name, phone, true from unnest(${list(({ id }) => id)}::uuid[],
      ${list(({ id, email }) => email ?? guestEmail(id))}::text[], ${list(({ name }) => name)}::text[],
      ${list(({ phone }) => phone)}::text[]) g (id, email, name, phone)`)
}

/** Deletes guests of whom nothing is left, with a limit; returns their number. */
export async function deleteForgottenGuests(db: Database, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from users where id in (
      select u.id from users u where u.guest and u.created_at < shop_now() - interval '1 day'
        and not exists (select from drafts where user_id = u.id)
        and not exists (select from orders where user_id = u.id)
        and not exists (select from checkouts where user_id = u.id)
        and not exists (select from proof_approvals where user_id = u.id)
        and not exists (select from studio_photos where owner = u.id)
        and not exists (select from former_customers where user_id = u.id)
        and not exists (select from former_orders where user_id = u.id)
      limit ${most})`)
  return rowCount ?? 0
}
