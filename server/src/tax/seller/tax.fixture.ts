import { v7 } from 'uuid'
import { sellerProfiles, taxClasses } from '#platform/database/schema/tax.tables.ts'
import type { TestShop } from '#testing/shop.ts'

/** A seller in Karnataka, with the GSTIN of an example. */
export const aSeller = {
  validFrom: '2017-07-01',
  legalName: 'Example Gifts Private Limited',
  tradeName: 'Example Gifts',
  address: '12 MG Road, Bengaluru 560001',
  stateCode: '29',
  gstin: '29AAGCB7383J1Z4',
  mode: 'regular',
  signatory: 'Asha Rao',
  seriesPrefix: 'EX',
} as const satisfies typeof sellerProfiles.$inferInsert

/** Sets the seller. */
export async function setSeller(
  shop: Pick<TestShop, 'db'>,
  change: Partial<typeof sellerProfiles.$inferInsert> = {},
): Promise<void> {
  await shop.db.insert(sellerProfiles).values({ id: v7(), ...aSeller, ...change })
}

/** Adds a row of a tax class, reviewed by default: 5 %. */
export async function setTaxClass(
  shop: Pick<TestShop, 'db'>,
  key: string,
  change: Partial<typeof taxClasses.$inferInsert> = {},
): Promise<void> {
  await shop.db.insert(taxClasses).values({
    id: v7(),
    key,
    validFrom: '2017-07-01',
    hsn: '6912',
    uqc: 'NOS',
    rateBp: 500,
    reviewedBy: 'Asha Rao, CA',
    reviewedAt: '2026-11-01',
    ...change,
  })
}
