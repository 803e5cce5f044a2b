import { v7 } from 'uuid'
import type { Address } from '@tohfa/contract/addresses'
import type { Role } from '@tohfa/contract/accounts'
import { createTokens } from '../accounts/sessions/tokens.ts'
import { users } from '../database/schema/account.tables.ts'
import { type TestShop, tokenSecret } from './shop.ts'

export type Person = { id: string; email: string; token: string }

/** Somebody with an account and a token; how people get these is tested beside the accounts. */
export async function aPerson(shop: Pick<TestShop, 'db'>, role: Role = 'USER'): Promise<Person> {
  const id = v7()
  const email = `${id}@example.com`
  await shop.db.insert(users).values({ id, email, role, emailProvenAt: new Date() })
  const device = { browser: null, system: null }
  const token = await createTokens(shop.db, { secret: tokenSecret, realMoney: false }).issue(
    { id, role, tokenVersion: 0 },
    device,
  )
  return { id, email, token }
}

/** An address that the sandbox's carrier serves, cash included. */
export const anAddress: Address = {
  name: 'Asha Rao',
  phone: '9876543210',
  email: 'asha@example.com',
  streetAddress: 'Flat #4, A&B Residency; 12 MG Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  pinCode: '560001',
}
