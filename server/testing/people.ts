import { v7 } from 'uuid'
import type { Address } from '@tohfa/contract/accounts/addresses'
import type { StaffRole } from '@tohfa/contract/accounts/staff-roles'
import { createTokens } from '#accounts/sessions/tokens.ts'
import { users } from '#platform/database/schema/account.tables.ts'
import { type TestShop, tokenSecret } from './shop.ts'

export type Person = { id: string; email: string; token: string }

/**
 * A person with an account and a token; `ADMIN` is an owner of the shop. The tests of accounts
 * cover the sign-up itself.
 */
export async function aPerson(
  shop: Pick<TestShop, 'db'>,
  who: 'USER' | 'ADMIN' | StaffRole = 'USER',
): Promise<Person> {
  const staffRole = who === 'USER' ? null : who === 'ADMIN' ? 'owner' : who
  const role = staffRole ? 'ADMIN' : 'USER'
  const id = v7()
  const email = `${id}@example.com`
  await shop.db.insert(users).values({ id, email, role, staffRole, emailProvenAt: new Date() })
  const device = { browser: null, system: null }
  const token = await createTokens(shop.db, { secret: tokenSecret, realMoney: false }).issue(
    { id, role, staffRole, tokenVersion: 0 },
    device,
  )
  return { id, email, token }
}

/** An address that the simulated carrier serves, cash included. */
export const anAddress: Address = {
  name: 'Asha Rao',
  phone: '9876543210',
  email: 'asha@example.com',
  streetAddress: 'Flat #4, A&B Residency; 12 MG Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  pinCode: '560001',
}
