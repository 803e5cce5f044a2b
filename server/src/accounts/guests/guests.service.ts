import { v7 } from 'uuid'
import type { Transaction } from '#platform/database/connect.ts'
import {
  findByEmail,
  findByEmails,
  findGuestByPhone,
  type GuestForm,
  insertGuest,
  insertGuests,
  lockGuests,
  updateGuest,
} from './guests.queries.ts'

export { deleteForgottenGuests, lockAccount } from './guests.queries.ts'
export type { GuestForm }

/**
 * The account that a customer of the staff has, or a new one without sign-in, as part of `tx`
 * (docs/product.md 26.3). An e-mail names its account, a phone only a guest.
 */
export async function accountOfCustomer(tx: Transaction, form: GuestForm): Promise<string> {
  await lockGuests(tx, form)
  const named = form.email === null ? undefined : await findByEmail(tx, form.email)
  if (named?.isTheirs) {
    await updateGuest(tx, named.id, form)
    return named.id
  }
  const withoutEmail = form.email !== null
  const known = await findGuestByPhone(tx, form.phone, { withoutEmail })
  // Somebody else's account has this e-mail: mails go there, the order does not.
  const own = named ? { ...form, email: null } : form
  if (known === undefined) return insertGuest(tx, own)
  await updateGuest(tx, known, own)
  return known
}

/**
 * The accounts of people of a former shop, by their keys, as part of `tx`: those that have proven
 * the e-mail, or new ones without sign-in. An account that never proved it may be somebody else's.
 */
export async function accountsOfFormer(
  tx: Transaction,
  people: readonly (GuestForm & { key: string })[],
): Promise<Map<string, string>> {
  const emails = people.flatMap(({ email }) => (email === null ? [] : [email.toLowerCase()]))
  const known = new Map((await findByEmails(tx, emails)).map((one) => [one.email, one]))
  const accounts = new Map<string, string>()
  const added: (GuestForm & { id: string })[] = []
  for (const { key, ...form } of people) {
    const named = form.email === null ? undefined : known.get(form.email.toLowerCase())
    const id = named?.isTheirs ? named.id : v7()
    accounts.set(key, id)
    if (!named?.isTheirs) added.push({ ...form, email: named ? null : form.email, id })
  }
  await insertGuests(tx, added)
  return accounts
}
