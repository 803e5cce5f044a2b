import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { StaffMember } from '@tohfa/contract/accounts/staff'
import type { StaffRole } from '@tohfa/contract/accounts/staff-roles'
import type { Transaction } from '#platform/database/connect.ts'
import { connectPatiently } from '#testing/delays.ts'
import type { TestShop } from '#testing/shop.ts'
import { mailedTokens } from '#accounts/accounts.fixture.ts'
import { lockStaff } from '#accounts/users.queries.ts'

/**
 * Invites a person to the staff; returns the row of the list, and the secret of the mailed link.
 */
export async function invite(
  shop: TestShop,
  owner: { token: string },
  email: string,
  staffRole: StaffRole,
): Promise<{ status: number; member: StaffMember; link: string }> {
  const { status, body } = await shop.call<{ data: StaffMember }>('POST', '/admin/staff', {
    token: owner.token,
    body: { email, staffRole },
  })
  expect([200, 201]).toContain(status)
  const link = (await mailedTokens(shop, email, 'staff-invitation')).at(-1) ?? ''
  return { status, member: body.data, link }
}

/** Leaves the shop with no owner but these. */
export async function onlyOwners({ db }: TestShop, ...owners: { id: string }[]): Promise<void> {
  await db.execute(sql`update users set role = 'USER', staff_role = null
    where staff_role = 'owner' and not id = any(${sql.param(owners.map(({ id }) => id))}::uuid[])`)
}

/**
 * The answers of `send` when all its calls passed the guard before any of them changes the staff;
 * `meanwhile` runs first.
 */
export async function atOnce<T>(
  shop: Pick<TestShop, 'databaseUrl' | 'db'>,
  calls: (() => Promise<T>)[],
  meanwhile: (tx: Transaction) => Promise<void> = () => Promise.resolve(),
): Promise<T[]> {
  const connection = connectPatiently(shop.databaseUrl)
  const sent = await connection.transaction(async (tx) => {
    await lockStaff(tx)
    const begun = calls.map((send) => send())
    const waiting = sql`pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(() => shop.db.$count(waiting)).toBe(calls.length)
    await meanwhile(tx)
    return begun
  })
  await connection.close()
  return await Promise.all(sent)
}
