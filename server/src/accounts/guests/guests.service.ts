import type { Transaction } from '#platform/database/connect.ts'
import {
  findByEmail,
  findGuestByPhone,
  type GuestForm,
  insertGuest,
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
