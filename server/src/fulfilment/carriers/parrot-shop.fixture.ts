import { sql } from 'drizzle-orm'
import { shopMakers } from '#platform/config/providers.ts'
import { openTestShop, type TestShop, type TestShopOptions } from '#testing/shop.ts'
import { parrot, type ParrotPost } from './parrot.fixture.ts'

/** A shop that has Parrot Post among its carriers: one row in the table, and the checks of a migration. */
export async function openParrotShop(
  { env }: Pick<ParrotPost, 'env'>,
  on?: TestShopOptions['on'],
): Promise<TestShop> {
  const shop = await openTestShop({
    env,
    makers: { ...shopMakers, carriers: { ...shopMakers.carriers, parrot } },
    ...(on && { on }),
  })
  for (const table of ['shipments', 'returns'])
    await shop.db.execute(
      sql.raw(`alter table ${table} drop constraint if exists ${table}_carrier`),
    )
  return shop
}
