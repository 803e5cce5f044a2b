import { expect } from 'vitest'
import type { TestShop } from '#testing/shop.ts'
import { audit } from './audit.ts'

/** Fails unless all payments, refunds, orders, checkouts and stock of the shop agree. */
export async function expectAuditPasses(shop: Pick<TestShop, 'db'>): Promise<void> {
  expect((await audit(shop.db)).findings).toEqual([])
}
